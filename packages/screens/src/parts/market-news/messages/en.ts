export const marketNews = {
  title: 'News',
  simulated: 'Of the simulated market',
  /** Before the change that a price shows now. */
  now: 'Now',
  none: 'Nothing new in the last month.',
  headlines: {
    openingGap: { up: '{{name}} opens {{rate}} higher', down: '{{name}} opens {{rate}} lower' },
    midSession: { up: '{{name}} up {{rate}} at midsession', down: '{{name}} down {{rate}} at midsession' },
    bigMove: { up: '{{name}} closes up {{rate}}', down: '{{name}} closes down {{rate}}' },
    upperLimit: '{{name}} reaches its daily upper limit of {{price}}',
    lowerLimit: '{{name}} reaches its daily lower limit of {{price}}',
    high52Week: '{{name}} sets a 52-week high of {{extreme}}',
    low52Week: '{{name}} sets a 52-week low of {{extreme}}',
    unusualVolume: '{{name}} trades {{times}} times its average volume',
    foreignBuying: 'Foreign investors buy {{name}} for {{days}} days in a row',
    foreignSelling: 'Foreign investors sell {{name}} for {{days}} days in a row',
    milestone: { up: '{{name}} closes above {{level}}', down: '{{name}} closes below {{level}}' },
    weekSummary: {
      up: 'Week in review: {{name}} up {{rate}}',
      down: 'Week in review: {{name}} down {{rate}}',
      flat: 'Week in review: {{name}} unchanged',
    },
    sectorMove: {
      up: '{{market}}: {{sector}} gains {{rate}}, the day’s widest move',
      down: '{{market}}: {{sector}} loses {{rate}}, the day’s widest move',
    },
    dividend: '{{name}} announces a dividend of {{amount}} per share',
    split: '{{name}} announces a {{to}}-for-{{from}} split',
    listed: '{{name}} begins trading on {{market}}',
    halted: 'Trading in {{name}} halted at {{price}}',
    resumed: 'Trading in {{name}} resumes',
  },
} as const
