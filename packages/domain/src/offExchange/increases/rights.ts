import type { AnnouncedRights, SplitRatio } from '../../base/instruments/announced.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Exact, exact, roundTo, toDecimal } from '../../base/money/exact.ts'
import { type Money, money } from '../../base/money/money.ts'

/** Digits after the point of a theoretical price, as of an average price. */
const PRICE_DIGITS = 8

const rounded = (value: Exact): Decimal => toDecimal(exact(roundTo(value, PRICE_DIGITS, 'halfUp')))

/** Whole rights of own shares: `ratio.to` for each `ratio.from`, the fraction falls away. */
export const rightsOf = (shares: number, { to, from }: SplitRatio): number =>
  Number((BigInt(shares) * BigInt(to)) / BigInt(from))

/** The fewest own shares that give a right. */
export const sharesForOneRight = ({ to, from }: SplitRatio): number => Math.ceil(from / to)

/** What new shares cost, rounded up: it is on hold until they are issued. */
export const costOfRights = (
  shares: number,
  { price, currency }: Pick<AnnouncedRights, 'price' | 'currency'>,
): Money => money(currency, exact(price).times(String(shares)), 'up')

/**
 * What a share would be worth after the increase if all new shares were taken: the average of the old ones at the last price and the new ones at
 * theirs, half up to 8 digits.
 */
export function theoreticalPrice(
  last: Decimal,
  { ratio: { to, from }, price }: Pick<AnnouncedRights, 'ratio' | 'price'>,
): Decimal {
  const worth = exact(last)
    .times(String(from))
    .plus(exact(price).times(String(to)))
  return rounded(worth.div(String(from + to)))
}

/** What one right is worth by the last price: what a new share is worth after the increase above what it costs; nothing where it costs more. */
export function worthOfRight(last: Decimal, of: Pick<AnnouncedRights, 'ratio' | 'price'>): Decimal {
  const above = exact(theoreticalPrice(last, of)).minus(of.price)
  return above.gt('0') ? toDecimal(above) : toDecimal(exact('0'))
}

/** By which part of the company one has less who takes no new share: 0.2 is 20 percent. */
export const dilutionOf = ({ to, from }: SplitRatio): Decimal =>
  rounded(exact(String(to)).div(String(from + to)))
