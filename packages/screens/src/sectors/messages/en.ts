export const sectors = {
  all: 'All sectors',
  map: 'Sectors of {{market}}',
  columns: {
    sector: 'Sector',
    change: 'Change',
    marketCap: 'Market cap',
    turnover: 'Turnover',
    rising: 'Advancers',
    falling: 'Decliners',
  },
  failed: 'Could not load the sectors',
  none: 'This market has no sectors',
} as const
