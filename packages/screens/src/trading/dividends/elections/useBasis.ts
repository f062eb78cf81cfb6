import type { ElectiveDividendOnWire } from '@onelot/api-client'
import { money } from '@onelot/domain'
import { formatDay, formatMoney, useTheme } from '@onelot/ui'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { type ElectionPhase, lastMoment } from './electionView.ts'

/** By what price the shares are counted, and by which they are bought. */
export function useBasis(): (dividend: ElectiveDividendOnWire, phase: ElectionPhase) => string {
  const { t } = useTranslation('elections')
  const { locale } = useTheme()
  return (dividend, phase) => {
    const { bought, instrument, zone } = dividend
    const date = formatDay(locale, lastMoment(dividend), zone)
    if (bought === undefined)
      return t(phase === 'fixed' || phase === 'closed' ? 'basis.noClose' : 'basis.noPrice', { date })
    const price = formatMoney(locale, money(instrument.currency, bought.price))
    return t(`basis.${bought.by}`, { price, date })
  }
}
