import { type FollowOnWire, copyTradingSetStopLoss, copyTradingTerms } from '@onelot/api-client'
import type { Money } from '@onelot/domain'
import { Button, RadioGroup, Sheet, Stack, Text } from '@onelot/ui'
import { useState } from 'react'
import { useRead, useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import { SheetSkeleton } from './SheetSkeleton.tsx'
import { floorOf } from './followView.ts'
import { useFollowTexts } from './useFollowTexts.ts'

export interface StopLossSheetProps {
  follow: FollowOnWire
  worth: Money
  /** As it is now. */
  percent: number
  onClose: () => void
}

/** Another stop-loss, of what the follow is worth now: each with where it would end. */
export function StopLossSheet({ follow, worth, percent, onClose }: StopLossSheetProps) {
  const { t } = useTranslation('follow')
  const { own } = useFollowTexts()
  const refreshAccount = useRefreshAccount()
  const { id: request, mentor } = follow
  const read = useRead(copyTradingTerms, { mentor: mentor.id })
  const [chosen, setChosen] = useState(percent)
  const submit = useSubmit(copyTradingSetStopLoss, {
    onDone: onClose,
    onEarlier: (earlier) =>
      earlier.request?.request === request && earlier.request.stopLoss === chosen ? 'done' : 'stay',
    onRefused: refreshAccount,
    success: t('stop.done'),
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('stop.question')}
      description={t('stop.hint', { worth: own(worth) })}
      footer={
        read.data === undefined ? undefined : (
          <Stack gap="x3">
            <OutcomeNote submit={submit} />
            <Button block loading={submit.pending} onClick={() => submit.send({ request, stopLoss: chosen })}>
              {t('stop.save')}
            </Button>
          </Stack>
        )
      }
    >
      <Loaded read={read} skeleton={<SheetSkeleton />}>
        {({ stopLosses }) => (
          <Stack gap="x4">
            <RadioGroup
              label={t('stop.label')}
              choices={stopLosses.map((one) => ({
                value: String(one),
                label: t('stop.choice', { percent: one }),
                description: t('stop.choiceFloor', { amount: own(floorOf(worth, one)) }),
              }))}
              value={String(chosen)}
              onChange={({ value }) => setChosen(Number(value))}
            />
            <Text as="p" size="small" tone="secondary">
              {t('stop.warning')}
            </Text>
          </Stack>
        )}
      </Loaded>
    </Sheet>
  )
}
