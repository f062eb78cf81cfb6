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
    ofTotal: '{{used}} of {{total}}',
    left: '{{left}} left',
    full: 'Full',
    places_one: '{{count, number}} place',
    places_other: '{{count, number}} places',
  },
} as const
