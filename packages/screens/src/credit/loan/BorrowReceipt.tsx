import type { LoanOnWire } from '@onelot/api-client'
import { Button, NoticeBar } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { ReceiptSheet } from '../../parts/receipt/ReceiptSheet.tsx'

export interface BorrowReceiptProps {
  loan: LoanOnWire
  onClose: () => void
}

/** What was asked for. */
export function BorrowReceipt({ loan, onClose }: BorrowReceiptProps) {
  const { t } = useTranslation('loan')
  const { t: credit } = useTranslation('credit')
  const { plan, amount, rate } = useCreditTexts()
  const title = t('done.title')
  return (
    <ReceiptSheet
      open
      onClose={onClose}
      title={title}
      label={title}
      done={t('done.sentence', { amount: amount(loan.amount) })}
      facts={[
        { label: credit('facts.amount'), value: loan.amount },
        { label: credit('facts.plan'), value: plan(loan) },
        { label: credit('facts.rate'), value: rate(loan.rate) },
      ]}
      number={loan.id}
      footer={
        <Button block onClick={onClose}>
          {t('done.close')}
        </Button>
      }
    >
      <NoticeBar tone="accent">{t('done.note')}</NoticeBar>
    </ReceiptSheet>
  )
}
