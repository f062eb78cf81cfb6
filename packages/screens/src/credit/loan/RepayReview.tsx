import type { RepaymentTermsOnWire } from '@onelot/api-client'
import type { Money as Amount } from '@onelot/domain'
import { Money, formatLocalDate, useTheme } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { toPay } from '../../parts/credit/scheduleCalendar.ts'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'

export interface RepayReviewProps {
  amount: Amount
  terms: RepaymentTermsOnWire
  submit: Submitted
  onConfirm: () => void
  onClose: () => void
}

/** What will be paid back, once more: interest and principal, what it spares, and what is left to pay. */
export function RepayReview({ amount, terms, submit, onConfirm, onClose }: RepayReviewProps) {
  const { t } = useTranslation('loan')
  const { locale } = useTheme()
  const { own } = useCreditTexts()
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('repay.review')}
      total={{ label: t('repay.total'), amount }}
      facts={[
        { label: t('repay.interest'), value: <Money value={terms.interest} size="small" /> },
        { label: t('repay.principal'), value: <Money value={terms.principal} size="small" /> },
        { label: t('repay.saved'), value: <Money value={terms.saved} />, strong: true },
      ]}
      afterLabel={terms.schedule.length === 0 ? undefined : t('repay.after')}
      after={terms.schedule.map((due) => ({
        label: formatLocalDate(locale, due.date),
        value: <Money value={toPay(due)} size="small" />,
      }))}
      note={t(terms.schedule.length === 0 ? 'repay.ends' : 'repay.free')}
      submit={submit}
      confirm={t('repay.confirm', { amount: own(amount) })}
      onConfirm={onConfirm}
    />
  )
}
