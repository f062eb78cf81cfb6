/** Of placements, wherever they show. */
export const placements = {
  list: 'Placements',
  empty: {
    title: 'No placement now',
    description: 'Placements show here from the day on which they are announced.',
  },
  discount: 'Below the previous close',
  noPrice: 'No price yet',
  from: 'From {{amount}} on',
  discounts: 'Up to {{percent}}',
  facts: { least: 'Minimum', close: 'Previous close', lock: 'Locked until', price: 'Best price per share' },
}
