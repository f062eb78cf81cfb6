/** Of mentors, wherever they show. */
export const mentors = {
  levels: { primary: 'Primary', intermediate: 'Intermediate', advanced: 'Advanced' },
  phases: { coming: 'Coming', open: 'Open now', ended: 'Ended', calledOff: 'Called off' },
  byItself: 'mentor',
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
  skipped: {
    paused: 'the follow was paused',
    ending: 'the follow was ending',
    restricted: 'the account was restricted',
    delisted: 'the share was delisted',
    halted: 'the share was halted',
    noCash: 'no cash was left',
    belowOneLot: 'the amount does not reach one share',
  },
}
