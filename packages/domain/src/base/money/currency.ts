/** In the order in which they are shown. */
export const currencies = ['CNY', 'TWD', 'HKD', 'USD', 'THB', 'JPY', 'VND', 'MYR', 'KRW'] as const
export type Currency = (typeof currencies)[number]

const withoutMinorUnits: readonly Currency[] = ['KRW', 'JPY', 'VND']

/** Digits after the point that an amount of this currency may have (docs/rules/money.md). */
export const minorUnits = (currency: Currency): 0 | 2 => (withoutMinorUnits.includes(currency) ? 0 : 2)
