import { tradeCancelAll, tradeOrders } from '@onelot/api-client'
import { Button, Dialog, Skeleton, SkeletonGroup, Stack, Text, useToast } from '@onelot/ui'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Failure } from '../../base/states/Failure.tsx'
import { FailureScope } from '../../base/states/FailureScope.tsx'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'

/** As many as one page has: whether one of them brings a take-profit or stop-loss is asked of these. */
const pendingOrders = { state: 'working', protective: false, pageSize: 100 } as const
const protectiveOrders = { state: 'working', protective: true, pageSize: 1 } as const

/** Asks before every order that waits is cancelled: how many there are, and what becomes of take-profits and stop-losses (docs/rules/orders.md). */
export function CancelAllDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cancelAll')
  const pending = useRead(tradeOrders, pendingOrders)
  const protective = useRead(tradeOrders, protectiveOrders)
  const announce = useCancelledToast()
  /** What the list held when it was sent: it changes with the outcome. */
  const [asked, setAsked] = useState<number>()
  const submit = useSubmit(tradeCancelAll, {
    onDone: ({ data }) => {
      announce(data.cancelled, asked)
      onClose()
    },
    onEarlier: 'done',
    success: false,
  })
  const isOpen = submit.pending || submit.state?.outcome.kind === 'unknown'
  const count = isOpen && asked !== undefined ? asked : pending.data?.total
  const stays = protective.data?.total
  const failed = [pending, protective].find(({ data, failure }) => data === undefined && failure)
  const isLoaded = count !== undefined && stays !== undefined
  const isNothing = isLoaded && count === 0 && !isOpen
  const send = () => {
    setAsked(pending.data?.total)
    submit.send({})
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={isNothing ? t('nothing') : isLoaded ? t('question', { count }) : t('title')}
      description={isNothing ? t('nothingText') : t('text')}
      actions={
        <>
          <Button variant="secondary" block onClick={onClose}>
            {t(isNothing ? 'close' : 'keep')}
          </Button>
          {isNothing ? null : (
            <Button block disabled={!isLoaded} loading={submit.pending} onClick={send}>
              {t('confirm')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="x3">
        {failed?.failure ? (
          <FailureScope>
            <Failure
              failure={failed.failure}
              retrying={failed.refreshing}
              onRetry={() => void failed.refresh()}
            />
          </FailureScope>
        ) : !isLoaded ? (
          <SkeletonGroup>
            <Skeleton line="small" width="80%" />
          </SkeletonGroup>
        ) : isNothing ? null : (
          <>
            {stays === 0 ? null : <Text size="small">{t('stays', { count: stays })}</Text>}
            {pending.data?.orders.some(({ order }) => order.protection !== undefined) === true ? (
              <Text size="small">{t('goes')}</Text>
            ) : null}
          </>
        )}
        <OutcomeNote submit={submit} />
      </Stack>
    </Dialog>
  )
}

/** Says how many were cancelled; where it is fewer than were asked for, that the others had ended before. */
function useCancelledToast(): (cancelled: number, asked: number | undefined) => void {
  const { t } = useTranslation('cancelAll')
  const toast = useToast()
  return (count, asked) => {
    if (count === 0) toast.show({ message: t('none') })
    else if (asked !== undefined && count < asked) toast.show({ message: t('part', { count, asked }) })
    else toast.show({ message: t('done', { count }), tone: 'success' })
  }
}
