import type { ExchangeDone } from '@onelot/api-client'
import { Button, Stack, formatDateTime, useTheme } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { ReceiptSheet } from '../../parts/receipt/ReceiptSheet.tsx'
import { useRateText } from './useRateText.ts'

export interface ExchangeReceiptProps {
  open: boolean
  done: ExchangeDone
}

/** What was exchanged, which can be shared. Closing it leads back to where the exchange was asked for. */
export function ExchangeReceipt({ open, done }: ExchangeReceiptProps) {
  const { t } = useTranslation('exchange')
  const { locale } = useTheme()
  const navigation = useNavigation()
  const now = useNow()
  const rateText = useRateText()
  const { id, at, source, target, rate, spread } = done
  const back = () => {
    navigation.back()
  }
  return (
    <ReceiptSheet
      open={open}
      onClose={back}
      title={t('done.title')}
      label={t('done.title')}
      done={t('done.sentence', { from: source.currency, to: target.currency })}
      amount={target}
      facts={[
        { label: t('done.given'), value: source },
        { label: t('rateLabel'), value: rateText({ from: source.currency, to: target.currency }, rate) },
        { label: t('spreadLabel'), value: spread },
        { label: t('done.at'), value: formatDateTime(locale, at, { zone: readerZone(), now: now() }) },
      ]}
      number={id}
      footer={
        <Stack gap="x2">
          <Button block onClick={back}>
            {t('done.close')}
          </Button>
          <Button block variant="secondary" onClick={() => navigation.go({ to: 'fundRecord' })}>
            {t('done.records')}
          </Button>
        </Stack>
      }
    />
  )
}
