import type { LoanOnWire } from '@onelot/api-client'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { RequestReceipt } from '../../parts/receipt/RequestReceipt.tsx'

export interface BorrowReceiptProps {
  loan: LoanOnWire
  onClose: () => void
}

/** What was asked for. */
export function BorrowReceipt({ loan, onClose }: BorrowReceiptProps) {
  const { t } = useTranslation('loan')
  const { t: credit } = useTranslation('credit')
  const { plan, amount, rate } = useCreditTexts()
  return (
    <RequestReceipt
      title={t('done.title')}
      done={t('done.sentence', { amount: amount(loan.amount) })}
      facts={[
        { label: credit('facts.amount'), value: loan.amount },
        { label: credit('facts.plan'), value: plan(loan) },
        { label: credit('facts.rate'), value: rate(loan.rate) },
      ]}
      number={loan.id}
      note={t('done.note')}
      close={t('done.close')}
      onClose={onClose}
    />
  )
}
