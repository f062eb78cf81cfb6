import { type Money, exact, money } from '@onelot/domain'

const WHOLE = '100'

/** An amount in so many percent, down to the unit of its currency. */
export const partOf = (whole: Money, percent: number): Money =>
  money(whole.currency, exact(whole.amount).times(String(percent)).div(WHOLE), 'down')
