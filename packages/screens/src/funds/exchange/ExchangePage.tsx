import { type ExchangeDone, exchangeConvert } from '@onelot/api-client'
import type { Refusal } from '@onelot/domain'
import { Box, Button, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { PracticeChip } from '../../base/shell/PracticeChip.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import { useOpened } from '../../base/states/useOpened.ts'
import { Amounts } from './Amounts.tsx'
import { Chart } from './Chart.tsx'
import { ExchangeReceipt } from './ExchangeReceipt.tsx'
import { ExchangeReview } from './ExchangeReview.tsx'
import type { Conversion } from './exchangeForm.ts'
import type { ExchangeParams } from './params.ts'
import { useExchange } from './useExchange.ts'

/** What is wrong before anything was sent: said once the member goes on, but for what is too much, which is said at once. */
const isSaid = (refusal: Refusal | undefined, asked: boolean): boolean =>
  refusal !== undefined && (asked || refusal.code !== 'VALIDATION')

export function ExchangePage({ title, opened }: { title: string; opened: ExchangeParams }) {
  const { t } = useTranslation('exchange')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(0)
  /** What is being confirmed, at its own quote. */
  const review = useOpened<Conversion>()
  const receipt = useOpened<ExchangeDone>()
  const exchanging = useExchange(opened, review.isOpen)
  const { draft, model, read, isSameCurrency } = exchanging
  const close = () => {
    review.close()
    if (exchanging.seconds?.left === 0) void read.refresh()
  }
  const submit = useSubmit(exchangeConvert, {
    onDone: ({ data }) => {
      exchanging.drop()
      review.close()
      receipt.open(data)
    },
    onRefused: ({ code }) => {
      // What the account has shows anew beside the refusal.
      if (code !== 'QUOTE_EXPIRED') void read.refresh()
    },
    success: false,
  })
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [asked])
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const { conversion, refusal } = model
    if (conversion === undefined || refusal !== undefined || isSameCurrency) setAsked(asked + 1)
    else {
      setAsked(0)
      submit.reset()
      review.open(conversion)
    }
  }
  const refusal = isSaid(model.refusal, asked > 0) ? model.refusal : undefined
  return (
    <BackPage
      title={title}
      trailing={
        <Box paddingInline="x3">
          <PracticeChip />
        </Box>
      }
      action={
        <Stack gap="x3">
          {!review.isOpen ? <OutcomeNote submit={submit} kept /> : null}
          <Button type="submit" form={id} block disabled={read.data === undefined && !isSameCurrency}>
            {t('review')}
          </Button>
        </Stack>
      }
    >
      <PullArea reads={[read]}>
        <NotRefreshed reads={[read]} />
        <Box padding="page">
          <Stack gap="x6">
            <form ref={form} id={id} noValidate onSubmit={onSubmit}>
              {isSameCurrency ? (
                <Amounts exchanging={exchanging} quote={undefined} refusal={undefined} asked={false} />
              ) : (
                <Loaded read={read} skeleton={<AmountsSkeleton />}>
                  {(quote) => (
                    <Amounts exchanging={exchanging} quote={quote} refusal={refusal} asked={asked > 0} />
                  )}
                </Loaded>
              )}
            </form>
            {isSameCurrency ? null : <Chart pair={draft} />}
          </Stack>
        </Box>
      </PullArea>
      {review.value === undefined ? null : (
        <ExchangeReview
          open={review.isOpen}
          conversion={review.value}
          draft={draft}
          submit={submit}
          onRenewed={review.open}
          onClose={close}
        />
      )}
      {receipt.value === undefined ? null : <ExchangeReceipt open={receipt.isOpen} done={receipt.value} />}
    </BackPage>
  )
}

const AmountsSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x4">
      <Skeleton line="small" width="6em" />
      <Skeleton line="display" />
      <Skeleton line="small" width="60%" />
      <Skeleton line="display" />
      <Skeleton line="small" width="40%" />
    </Stack>
  </SkeletonGroup>
)
