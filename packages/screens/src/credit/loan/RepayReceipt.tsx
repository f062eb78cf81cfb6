import type { RepaymentOnWire } from '@onelot/api-client'
import { Button, NoticeBar } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { ReceiptSheet } from '../../parts/receipt/ReceiptSheet.tsx'

export interface RepayReceiptProps {
  repayment: RepaymentOnWire
  onClose: () => void
}

/** What is on hold to be paid back. */
export function RepayReceipt({ repayment, onClose }: RepayReceiptProps) {
  const { t } = useTranslation('loan')
  const { amount } = useCreditTexts()
  const title = t('repay.done')
  return (
    <ReceiptSheet
      open
      onClose={onClose}
      title={title}
      label={title}
      done={t('repay.sentence', { amount: amount(repayment.amount) })}
      facts={[{ label: t('repay.total'), value: repayment.amount }]}
      number={repayment.id}
      footer={
        <Button block onClick={onClose}>
          {t('done.close')}
        </Button>
      }
    >
      <NoticeBar tone="accent">{t('repay.note')}</NoticeBar>
    </ReceiptSheet>
  )
}
