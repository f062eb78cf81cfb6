export const allocation = {
  label: 'Total assets',
  by: 'Allocation by',
  instrument: 'Asset',
  market: 'Market',
  currency: 'Currency',
  cash: 'Cash',
  copy: 'Copy trading',
} as const
