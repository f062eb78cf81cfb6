import { type Decimal, exact, toDecimal } from '@onelot/domain'
import { formatPercent } from '@onelot/ui'

/** `5%` of 5, with the digits that it has. */
export const percentText = (locale: string, percent: Decimal): string =>
  formatPercent(locale, toDecimal(exact(percent).div('100')), {
    places: toDecimal(exact(percent)).split('.')[1]?.length ?? 0,
  })
