export { newShares } from '../../new-shares/messages/en.ts'

/** Of auctions and bids, wherever they show. */
export const auctions = {
  list: 'Auctions',
  phases: {
    coming: 'Coming',
    open: 'Open now',
    closed: 'Closed',
    listed: 'Listed',
    calledOff: 'Called off',
  },
  empty: {
    title: 'No auctions here',
    description: 'Auctions show here from the day on which they are announced.',
  },
  kinds: { newShare: 'Before listing', block: 'Listed share' },
  floor: 'Minimum bid per share',
  floorNote: '{{amount}} for {{shares}}, fee included',
  cut: 'Lowest price that won',
  cutWhole: 'Bids from this price on won whole',
  cutPart: 'Bids at this price won {{part}}',
  resultPending: 'The result follows',
  ends: { coming: 'Opens in', open: 'Closes in', closed: 'Listed in' },
  over: { coming: 'Opening', open: 'Closed', closed: 'Being listed' },
  facts: {
    shares: 'Shares offered',
    indicative: 'Indicative, simulated',
    market: 'Price now',
    difference: 'vs minimum bid',
    floor: 'Minimum bid',
    kind: 'Kind',
  },
  mine: {
    sealed: 'You bid {{price}} for {{shares}}',
    won: 'You won {{shares}} at {{price}}',
    lost: 'Your bid won nothing',
  },
} as const
