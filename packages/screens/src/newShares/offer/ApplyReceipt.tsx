import type { ApplicationOnWire, OfferOnWire } from '@onelot/api-client'
import { Button, NoticeBar, Stack, formatDay, useTheme, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { ReceiptSheet } from '../../parts/receipt/ReceiptSheet.tsx'
import { costOf } from './applyForm.ts'
import { usePaymentText } from './usePaymentText.ts'

export interface ApplyReceiptProps {
  offer: OfferOnWire
  application: ApplicationOnWire
  onClose: () => void
}

/** What was applied for: how many, what may have to be paid, and that the balance has to reach for it at the payment date. */
export function ApplyReceipt({ offer, application, onClose }: ApplyReceiptProps) {
  const { t } = useTranslation('offer')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const name = useName()
  const navigation = useNavigation()
  const { id, shares, deposit, instrument } = application
  const cost = costOf(shares, offer)
  const mostWon = ui('finance.shares', { count: cost.mostShares })
  const payment = usePaymentText()(cost, offer)
  const count = ui('finance.shares', { count: shares })
  const zone = offer.zone
  return (
    <ReceiptSheet
      open
      onClose={onClose}
      title={t('done.title')}
      label={t('done.title')}
      done={t('done.sentence', { shares: count, name: name(instrument.name) })}
      facts={[
        { label: t('done.quantity'), value: count },
        { label: t('apply.deposit'), value: deposit },
        { label: t('apply.mostWon'), value: mostWon },
        { label: payment.mostDue, value: cost.mostDue },
        { label: t('apply.draw'), value: formatDay(locale, offer.dates.drawsAt, zone) },
        { label: t('apply.payment'), value: formatDay(locale, offer.dates.paymentFrom, zone) },
      ]}
      number={id}
      footer={
        <Stack gap="x2">
          <Button block onClick={() => navigation.go({ to: 'application', application: id })}>
            {t('done.see')}
          </Button>
          <Button variant="secondary" block onClick={onClose}>
            {t('done.close')}
          </Button>
        </Stack>
      }
    >
      <NoticeBar tone="accent">{payment.note}</NoticeBar>
    </ReceiptSheet>
  )
}
