import type { RepaymentOnWire } from '@onelot/api-client'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { RequestReceipt } from '../../parts/receipt/RequestReceipt.tsx'

export interface RepayReceiptProps {
  repayment: RepaymentOnWire
  onClose: () => void
}

/** What is on hold to be paid back. */
export function RepayReceipt({ repayment, onClose }: RepayReceiptProps) {
  const { t } = useTranslation('loan')
  const { amount } = useCreditTexts()
  return (
    <RequestReceipt
      title={t('repay.done')}
      done={t('repay.sentence', { amount: amount(repayment.amount) })}
      facts={[{ label: t('repay.total'), value: repayment.amount }]}
      number={repayment.id}
      note={t('repay.note')}
      close={t('done.close')}
      onClose={onClose}
    />
  )
}
