/** What the product is about, by area: the same folders in domain, contract, broker and screens (docs/adr/0019-areas.md). */
export const areas = [
  'member',
  'market',
  'trading',
  'funds',
  'newShares',
  'offExchange',
  'managed',
  'credit',
  'site',
]
