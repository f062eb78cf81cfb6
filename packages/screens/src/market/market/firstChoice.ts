/** What the market shows until the reader chooses. */
export const firstChoice = { tab: 'listed', exchange: 'KRX', board: 'hot' } as const
