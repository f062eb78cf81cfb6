export const marketNews = {
  title: 'News',
  simulated: 'Of the simulated market',
  none: 'Nothing new in the last month.',
  kinds: {
    high52Week: '52-week high at {{price}}',
    low52Week: '52-week low at {{price}}',
    rise: 'Closed up {{rate}}',
    fall: 'Closed down {{rate}}',
    unusualVolume: 'Volume at {{times}} times its average',
    listed: 'Now listed',
    halted: 'Trading halted',
    resumed: 'Trading resumed',
  },
} as const
