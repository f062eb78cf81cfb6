import type { DepositOnWire } from '@onelot/api-client'
import { type Decimal, money } from '@onelot/domain'
import { MASK, formatMoney, formatNumber, maskedMoney, useTheme } from '@onelot/ui'

type Paid = DepositOnWire['paid']

/** What was paid or arrives as text: money, or `1,200.00 USDT`. `masked` hides the amount as the reader has chosen; what is shared is never masked. */
export function usePaidText(): (paid: Paid, masked: boolean) => string {
  const { locale, hideAmounts } = useTheme()
  return ({ amount, unit }, masked) => {
    const hidden = masked && hideAmounts
    if (unit === 'USDT') return `${hidden ? MASK : formatNumber(locale, amount, { places: 2 })} USDT`
    return hidden ? maskedMoney(locale, unit) : formatMoney(locale, money(unit, amount))
  }
}

const RATE_DIGITS = { least: 2, most: 8 } as const

/** `1 USDT = $0.998`. */
export function useRateText(): (rate: Decimal) => string {
  const { locale } = useTheme()
  return (rate) =>
    `1 USDT = ${formatMoney(locale, { currency: 'USD', amount: rate }, { places: RATE_DIGITS })}`
}
