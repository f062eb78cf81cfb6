import type { ElectiveDividendOnWire } from '@onelot/api-client'
import { formatLocalDate, useTheme, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { useName } from '../../../base/i18n/useName.ts'
import { useExchangeTime } from '../../../parts/new-shares/useExchangeTime.ts'
import { RequestReceipt } from '../../../parts/receipt/RequestReceipt.tsx'

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
  return (
    <RequestReceipt
      title={t('done.title')}
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
      note={t('notes.underReview')}
      close={t('done.close')}
      onClose={onClose}
    />
  )
}
