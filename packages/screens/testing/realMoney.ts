/** The configuration of a site whose money and prices are real. */
export const realMoney = { config: { money: 'real', prices: 'real' } } as const
