import { type ExchangeDone, type ExchangeQuoteOnWire, exchangeConvert } from '@onelot/api-client'
import {
  Box,
  Button,
  MoneyEntryKeys,
  type PairSide,
  Skeleton,
  SkeletonGroup,
  Stack,
  useMoneyEntry,
} from '@onelot/ui'
import { type SubmitEvent, useId, useState } from 'react'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import { useOpened } from '../../base/states/useOpened.ts'
import { Amounts } from './Amounts.tsx'
import { Chart } from './Chart.tsx'
import { ExchangeReceipt } from './ExchangeReceipt.tsx'
import { ExchangeReview } from './ExchangeReview.tsx'
import { type Conversion, typedOn } from './exchangeForm.ts'
import type { ExchangeParams } from './params.ts'
import { useExchange } from './useExchange.ts'
import { useExchangeFault } from './useExchangeFault.ts'

export function ExchangePage({ title, opened }: { title: string; opened: ExchangeParams }) {
  const { t } = useTranslation('exchange')
  const id = useId()
  /** What is being confirmed, at its own quote. */
  const review = useOpened<Conversion>()
  const receipt = useOpened<ExchangeDone>()
  const exchanging = useExchange(opened, review.isOpen)
  const { draft, model, read, isSameCurrency } = exchanging
  const [side, setSide] = useState<PairSide>(draft.side)
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
  const entry = useMoneyEntry({
    fault: useExchangeFault(exchanging),
    onNext: () => {
      const { conversion } = model
      if (conversion === undefined) return
      submit.reset()
      review.open(conversion)
    },
  })
  const { field, error, typing, enter, done, typed, next } = entry
  const amounts = (quote: ExchangeQuoteOnWire | undefined) => (
    <Amounts
      exchanging={exchanging}
      quote={quote}
      error={isSameCurrency ? undefined : error}
      typing={typing ? side : undefined}
      onTyped={typed}
      onTyping={(entered) => {
        if (entered === undefined) done()
        else {
          setSide(entered)
          enter()
        }
      }}
    />
  )
  return (
    <BackPage
      title={title}
      trailing={<TrailingChip />}
      action={
        <Stack gap="x3">
          {!review.isOpen ? <OutcomeNote submit={submit} kept /> : null}
          <Button type="submit" form={id} block disabled={read.data === undefined && !isSameCurrency}>
            {t('review')}
          </Button>
        </Stack>
      }
      keys={
        <MoneyEntryKeys
          entry={entry}
          label={t(side)}
          currency={draft[side]}
          text={typedOn(side, draft, model)}
          onType={({ text }) => exchanging.type(side, text)}
        />
      }
    >
      <PullArea reads={[read]}>
        <NotRefreshed reads={[read]} />
        <Box padding="page">
          <Stack gap="x6">
            <form
              id={id}
              noValidate
              onSubmit={(event: SubmitEvent) => {
                event.preventDefault()
                next()
              }}
            >
              <div ref={field}>
                {isSameCurrency ? (
                  amounts(undefined)
                ) : (
                  <Loaded read={read} skeleton={<AmountsSkeleton />}>
                    {amounts}
                  </Loaded>
                )}
              </div>
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
