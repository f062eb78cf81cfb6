import type { ElectiveDividendOnWire } from '@onelot/api-client'
import { Button, NoticeBar, formatLocalDate, useTheme, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { useName } from '../../../base/i18n/useName.ts'
import { useExchangeTime } from '../../../parts/new-shares/useExchangeTime.ts'
import { ReceiptSheet } from '../../../parts/receipt/ReceiptSheet.tsx'

export interface ElectionReceiptProps {
  /** As the answer to the election has it. */
  dividend: ElectiveDividendOnWire
  onClose: () => void
}

/** What was asked for, and until when it can be taken back. */
export function ElectionReceipt({ dividend, onClose }: ElectionReceiptProps) {
  const { t } = useTranslation('elections')
  const { t: dividends } = useTranslation('dividends')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const name = useName()
  const timeOf = useExchangeTime()
  const { id, request, instrument, net, bought, deadline, zone, payDate } = dividend
  const title = t('done.title')
  return (
    <ReceiptSheet
      open
      onClose={onClose}
      title={title}
      label={title}
      done={t('done.sentence', { name: name(instrument.name) })}
      facts={[
        { label: t('afterTax'), value: net },
        ...(bought === undefined
          ? []
          : [
              { label: t('done.shares'), value: ui('finance.shares', { count: bought.shares }) },
              { label: t('done.rest'), value: bought.rest },
            ]),
        { label: t('times.withdraw'), value: timeOf(deadline, zone) },
        { label: dividends('details.payDate'), value: formatLocalDate(locale, payDate) },
      ]}
      number={request ?? id}
      footer={
        <Button block onClick={onClose}>
          {t('done.close')}
        </Button>
      }
    >
      <NoticeBar tone="accent">{t('notes.underReview')}</NoticeBar>
    </ReceiptSheet>
  )
}
