import type { DividendRecordOnWire } from '@onelot/api-client'
import { minorUnits } from '@onelot/domain'
import { formatMoney, useTheme } from '@onelot/ui'

/** An amount per share with all its digits, which may be finer than the units of its currency. */
export function useAmountPerShare() {
  const { locale } = useTheme()
  return ({ amount, currency }: Pick<DividendRecordOnWire, 'amount' | 'currency'>): string => {
    const digits = amount.split('.')[1]?.length ?? 0
    return formatMoney(locale, { amount, currency }, { places: Math.max(digits, minorUnits(currency)) })
  }
}
