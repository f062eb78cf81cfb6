/** Of mentors, wherever they show. */
export const mentors = {
  levels: { primary: 'Primary', intermediate: 'Intermediate', advanced: 'Advanced' },
  phases: { coming: 'Coming', open: 'Open now', ended: 'Ended', calledOff: 'Called off' },
  inAll: 'in all',
  markets: { KRX: 'KRX', TWSE: 'TWSE', US: 'US', SET: 'SET', CRYPTO: 'Crypto', FX: 'Forex' },
  year: { own: 'Mentor, 1 year', market: '{{market}} index' },
  followersEarned: {
    label: 'Followers earned, median after costs',
    tooFew: 'Too few followers to say',
  },
  fee: 'Management fee',
  feeOfGain: '{{percent}} of the gain',
  fund: 'Fund size',
  opens: 'Opens',
  deadline: 'Deadline',
  warning:
    'Simulated. Past results say little about what comes: a mentor who gained may lose, and you lose with it.',
  warningReal:
    'Past results say little about what comes: a mentor who gained may lose, and you lose with it.',
  skipped: {
    paused: 'The follow was paused',
    ending: 'The follow was ending',
    restricted: 'Your account was restricted',
    delisted: 'The share was delisted',
    halted: 'The share was halted',
    noCash: 'There was not cash enough for one share',
    belowOneLot: 'Your part came to less than one share',
  },
}
