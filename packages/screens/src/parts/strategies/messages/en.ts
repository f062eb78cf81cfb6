export const strategies = {
  warning: 'Simulated prices. What a rule earned in the past says little about what it will earn.',
  warningReal: 'What a rule earned in the past says little about what it will earn.',
  picture: { bought: 'buys', sold: 'sells' },
  names: { crossing: 'Crossing averages', breakout: 'Breakout', grid: 'Grid' },
  does: {
    crossing:
      'Has the share while its recent average price is above its longer one, and cash while it is below.',
    breakout: 'Buys the day after a strong rise, and sells the day after the rise is over.',
    grid: 'Buys a part on each fall to a lower line, and sells it one line higher.',
  },
  suits: {
    crossing: 'Does well in long trends, and loses little by little where prices go sideways.',
    breakout: 'Trades often, so costs weigh on it.',
    grid: 'Does well where prices go up and down, and is left with shares in a long fall.',
  },
  withParams: '{{name}}, {{params}}',
  params: {
    crossing: '{{fast, number}} and {{slow, number}} days',
    breakout: '{{k}} × the range of the day before',
    grid_one: '{{count, number}} level within {{width}}',
    grid_other: '{{count, number}} levels within {{width}}',
  },
  own: { title: 'Your runs', text: 'What your money does by itself, and why' },
  pick: {
    title: 'Which stock?',
    change: 'Change stock',
    market: 'Market',
    markets: { KRX: 'Korea', TWSE: 'Taiwan', US: 'US', SET: 'Thailand' },
    search: 'Stock code or name',
    found: 'Results',
    none: 'No stock found for “{{query}}”',
    noneHint: 'Try another name, or the code.',
    seen: 'Looked at last',
    watched: 'Watchlist',
    popular: 'Most traded',
  },
} as const
