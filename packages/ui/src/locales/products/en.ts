/** Of the widgets that show products: offers, mentors, strategies, loans. */
export const products = {
  phases: {
    coming: 'Coming',
    open: 'Open',
    full: 'Full',
    toBeDrawn: 'To be drawn',
    toBePaid: 'To be paid',
    toBeListed: 'To be listed',
    listed: 'Listed',
    closed: 'Closed',
  },
  quota: {
    ofTotal: '{{used}} of {{whole}}',
    left: '{{rest}} left',
    full: 'Full',
    places_one: '{{count, number}} place',
    places_other: '{{count, number}} places',
  },
  minimum: 'Minimum',
  followers: 'Copied by',
  people_one: '{{count, number}} person',
  people_other: '{{count, number}} people',
  performance: {
    total: 'Return, {{period}}',
    drawdown: 'Largest fall',
    worstMonth: 'Worst, {{month}}',
    risk: 'Risk',
    riskScore: '{{score, number}} of {{most, number}}',
  },
  pair: {
    swap: 'Swap {{from}} and {{to}}',
    holds_one: 'The rate holds for {{count, number}} second',
    holds_other: 'The rate holds for {{count, number}} seconds',
  },
  table: { empty: 'Nothing to show yet.', total: 'Total' },
  streak: {
    signed: 'Checked in',
    missed: 'Missed',
    today: 'Today, not checked in yet',
    coming: 'To come',
    before: 'Before the start',
  },
  score: {
    enough: '{{threshold, number}} or more is needed: you have enough',
    short: '{{missing, number}} short of the {{threshold, number}} needed',
    entries: 'What made it',
  },
} as const
