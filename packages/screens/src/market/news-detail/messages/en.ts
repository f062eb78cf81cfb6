export { marketNews } from '../../../parts/market-news/messages/en.ts'

export const newsDetail = {
  related: 'Related',
  share: 'Share',
  gone: {
    title: 'This news is no longer here',
    text: 'News is kept for 30 days. The address may also be wrong.',
    toList: 'Latest news',
  },
  bodies: {
    openingGap: {
      up: '{{name}} ({{code}}) opened at {{price}}, {{rate}} above the previous close of {{previous}}.',
      down: '{{name}} ({{code}}) opened at {{price}}, {{rate}} below the previous close of {{previous}}.',
    },
    midSession: {
      up: 'Half way through the session {{name}} ({{code}}) traded at {{price}}, {{rate}} above the previous close of {{previous}}.',
      down: 'Half way through the session {{name}} ({{code}}) traded at {{price}}, {{rate}} below the previous close of {{previous}}.',
    },
    bigMove: {
      up: '{{name}} ({{code}}) closed at {{price}}, up {{rate}} from {{previous}} at the previous close.',
      down: '{{name}} ({{code}}) closed at {{price}}, down {{rate}} from {{previous}} at the previous close.',
    },
    upperLimit:
      '{{name}} ({{code}}) rose to {{price}}, the highest price allowed that day and {{rate}} above the previous close of {{previous}}.',
    lowerLimit:
      '{{name}} ({{code}}) fell to {{price}}, the lowest price allowed that day and {{rate}} below the previous close of {{previous}}.',
    high52Week: '{{name}} ({{code}}) traded as high as {{extreme}}, above the 52-week high of {{before}}.',
    low52Week: '{{name}} ({{code}}) traded as low as {{extreme}}, below the 52-week low of {{before}}.',
    unusualVolume:
      '{{volume}} units of {{name}} ({{code}}) changed hands, {{times}} times the average of {{average}} over the 20 sessions before.',
    foreignBuying:
      'Foreign investors have been net buyers of {{name}} ({{code}}) for {{days}} sessions in a row, of {{units}} shares in all.',
    foreignSelling:
      'Foreign investors have been net sellers of {{name}} ({{code}}) for {{days}} sessions in a row, of {{units}} shares in all.',
    milestone: {
      up: '{{name}} rose {{rate}} from {{previous}} to close at {{price}}, above {{level}}.',
      down: '{{name}} fell {{rate}} from {{previous}} to close at {{price}}, below {{level}}.',
    },
    weekSummary: {
      up: '{{name}} gained {{rate}} from {{from}} to {{to}} and ended the week at {{price}}, after {{previous}} the week before.',
      down: '{{name}} lost {{rate}} from {{from}} to {{to}} and ended the week at {{price}}, after {{previous}} the week before.',
      flat: '{{name}} was {{rate}} away from the week before after {{from}} to {{to}}: it ended the week at {{price}}, after {{previous}}.',
    },
    sectorMove: {
      up: 'The five largest {{sector}} stocks on {{market}} rose {{rate}} together, weighted by market cap. No other group moved as far that day.',
      down: 'The five largest {{sector}} stocks on {{market}} fell {{rate}} together, weighted by market cap. No other group moved as far that day.',
    },
    dividend: '{{name}} ({{code}}) will pay a cash dividend of {{amount}} a share.',
    split: 'Every {{from}} shares of {{name}} ({{code}}) become {{to}} on {{exDate}}.',
    listed: '{{name}} ({{code}}) is now listed on {{market}} and can be traded.',
    halted: 'Trading in {{name}} ({{code}}) stopped at {{price}}. No order is filled until it resumes.',
    resumed: 'Trading in {{name}} ({{code}}) has resumed. It had stopped at {{price}}.',
  },
  close: {
    up: 'It closed at {{price}}, up {{rate}} from the previous close of {{previous}}.',
    down: 'It closed at {{price}}, down {{rate}} from the previous close of {{previous}}.',
    flat: 'It closed at {{price}}, as at the previous close of {{previous}} ({{rate}}).',
  },
  more: {
    weekSummary: 'Its range for the week was {{low}} to {{high}}.',
    sectorMove: '{{leader}} led the group, at {{leaderRate}}.',
    dividend: 'Whoever holds it before {{exDate}} is paid on {{payDate}}.',
    split:
      'Prices and quantities are converted at the opening of that day, so that the value of a holding stays.',
  },
  about: {
    stock: '{{name}} is in the {{industry}} group on {{market}}.',
    index: '{{name}} measures the market as a whole and cannot be traded itself.',
    digitalCurrency: '{{name}} trades around the clock.',
    forex: 'The price is what one unit of the first currency costs in the second.',
  },
} as const
