import { type Decimal, type Money, decimal, exact } from '@onelot/domain'
import { formatPercent, useTheme } from '@onelot/ui'
import { partOf } from './partOf.ts'

const percents = ['25', '50'] as const

interface PartsOptions {
  /** What all of it is called. */
  readonly all: string
  /** The amount that is typed. */
  readonly chosen: Decimal | undefined
}

/** A quarter, a half and all of an amount, to choose from where an amount is entered. */
export function usePartsOf() {
  const { locale } = useTheme()
  return (whole: Money, { all, chosen }: PartsOptions) => {
    const options = [
      ...percents.map((percent) => ({
        value: partOf(whole, Number(percent)).amount,
        label: formatPercent(locale, decimal(exact(percent).div('100').toFixed()), { places: 0 }),
      })),
      { value: whole.amount, label: all },
    ]
    return { options, value: options.find(({ value }) => value === chosen)?.value }
  }
}
