/** What the market shows of the reader's own exchange until they choose. */
export const firstChoice = { tab: 'listed', board: 'hot' } as const
