/** What an account is notified of. */
export const notices = {
  more_one: 'and {{count, number}} more',
  more_other: 'and {{count, number}} more',
  close: 'Dismiss',
  alertFired: {
    price: { rises: '{{name}} rose to {{price}}', falls: '{{name}} fell to {{price}}' },
    percent: {
      rises: '{{name}} is up {{percent}}, now {{price}}',
      falls: '{{name}} is down {{percent}}, now {{price}}',
    },
  },
  condition: {
    price: { rises: 'Rises to {{price}}', falls: 'Falls to {{price}}' },
    percent: {
      rises: 'Up {{percent}} from the previous close',
      falls: 'Down {{percent}} from the previous close',
    },
  },
  alertEnded: {
    expired: 'The price alert for {{name}} has expired',
    delisted: 'The price alert for {{name}} has ended: it was delisted',
  },
  orderFilled: { buy: '{{name}} buy order filled', sell: '{{name}} sell order filled' },
  orderExpired: { buy: '{{name}} buy order expired', sell: '{{name}} sell order expired' },
  orderRejected: { buy: '{{name}} buy order rejected', sell: '{{name}} sell order rejected' },
  orderCancelled: { buy: '{{name}} buy order cancelled', sell: '{{name}} sell order cancelled' },
  cancelCause: {
    restriction: 'Because of a restriction of your account',
    delisted: 'Because it was delisted',
  },
  positionStoppedOut: '{{name}} was closed by liquidation',
  positionDelisted: '{{name}} was closed: it was delisted',
  atPrice: '{{quantity}} at {{price}}',
  marginEnabled: 'Margin trading is enabled',
  marginEnabledDetail: 'You can now trade with leverage and open short positions.',
  realNamePassed: 'Your identity is verified',
  realNameRejected: 'Your identity could not be verified',
  realNameRejectedDetail: 'Please check your details and send them again.',
  unknownListing: 'A stock that is no longer listed',
} as const
