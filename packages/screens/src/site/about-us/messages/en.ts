export const aboutUs = {
  text: '{{name}} is a brokerage for private investors.',
  traded: 'What you can trade in one account',
  markets: {
    KRX: 'Korean shares',
    TWSE: 'Taiwanese shares',
    US: 'US shares',
    SET: 'Thai shares',
    CRYPTO: 'Crypto',
    FX: 'Currencies',
  },
  principles: 'What we hold to',
  principle: {
    figures: 'Every figure opens into the parts that it is made of.',
    costs: 'What an order costs shows before it is sent, and again on its receipt.',
    risk: 'Leverage and short selling are explained in plain words, with what may be lost.',
    practice: 'You begin with practice money. Companies and prices that are simulated say so.',
  },
  more: 'More',
} as const
