import type { LoanQuoteOnWire, LoansOverview } from '@onelot/api-client'
import { type Decimal, money } from '@onelot/domain'
import { Money, formatLocalDate, useTheme } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { toPay } from '../../parts/credit/scheduleCalendar.ts'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { useReviewFact } from '../../parts/sales/useReviewFact.ts'

export interface BorrowReviewProps {
  overview: LoansOverview
  amount: Decimal
  quote: LoanQuoteOnWire
  submit: Submitted
  onConfirm: () => void
  onClose: () => void
}

/** What will be asked for, once more: what it costs in all and a day, when it is first paid, and what it keeps from being withdrawn. */
export function BorrowReview({ overview, amount, quote, submit, onConfirm, onClose }: BorrowReviewProps) {
  const { t } = useTranslation('loan')
  const { t: credit } = useTranslation('credit')
  const { locale } = useTheme()
  const { plan, amount: textOf, rate } = useCreditTexts()
  const reviewFact = useReviewFact()
  const borrowed = money(overview.least.currency, amount)
  const [first] = quote.schedule
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('borrow.review')}
      total={{ label: t('borrow.amount'), amount: borrowed }}
      facts={[
        { label: credit('facts.plan'), value: plan(quote) },
        { label: t('borrow.cost1'), value: <Money value={quote.interest} own={false} size="small" /> },
        { label: t('borrow.aDay'), value: <Money value={quote.aDay} own={false} size="small" /> },
        { label: credit('facts.rate'), value: rate(overview.rate) },
        ...(first === undefined
          ? []
          : [
              {
                label: `${t('borrow.first')}, ${formatLocalDate(locale, first.date)}`,
                value: <Money value={toPay(first)} own={false} size="small" />,
              },
            ]),
        reviewFact(overview.reviewMs),
        { label: t('borrow.repaid'), value: <Money value={quote.total} own={false} />, strong: true },
      ]}
      note={t('borrow.note', { rate: rate(overview.overdueRate) })}
      submit={submit}
      confirm={t('borrow.confirm', { amount: textOf(borrowed) })}
      onConfirm={onConfirm}
    />
  )
}
