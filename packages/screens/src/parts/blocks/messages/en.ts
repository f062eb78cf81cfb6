/** Of blocks and OTC lots, wherever they show. */
export const blocks = {
  list: { block: 'Block trades', otc: 'OTC' },
  closed: 'Outside hours',
  institutional: 'Institutions only',
  empty: {
    title: 'Nothing for sale here',
    description: 'Blocks and OTC shares show here from the day on which they are announced.',
  },
  price: 'Price per share',
  under: '{{percent}} under the last price',
  over: '{{percent}} over the last price',
  even: 'At the last price',
  noPrice: 'No price now',
  halted: 'The share is halted, or has not traded yet',
  facts: {
    discount: 'Discount',
    least: 'Minimum',
    lock: 'Locked until',
    none: 'No lock-up',
    last: 'Last price',
    afterLock: 'Against the block’s price on {{date}}, after its lock',
  },
  sellers: { company: 'The company', founder: 'Founder', fund: 'Fund', institution: 'Institution' },
}
