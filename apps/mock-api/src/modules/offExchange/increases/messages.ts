import type { IncreasesEvent } from '@onelot/domain/modules/offExchange/increases'
import { type MessageSource, news, sourcesOf } from '../../base/messageSource.ts'

const after = sourcesOf<IncreasesEvent>()

/** That there are rights, that they lapse soon where nothing is done, and what became of them. */
export const messages: readonly MessageSource[] = [
  after('increases.granted', ({ grant: { increase, rights: shares } }) =>
    news('orders', 'product', { name: 'increases.granted', instrument: increase.instrument, shares }),
  ),
  after('increases.reminded', ({ grant: { increase, rights: shares, application } }) =>
    application === undefined
      ? news('orders', 'product', { name: 'increases.lapsing', instrument: increase.instrument, shares })
      : undefined,
  ),
  after('increases.lapsed', ({ grant: { increase, rights: shares } }) =>
    news('orders', 'product', { name: 'increases.lapsed', instrument: increase.instrument, shares }),
  ),
  after('increases.issued', ({ grant: { increase }, application: { shares, cost: amount } }) =>
    news('orders', 'product', {
      name: 'increases.issued',
      instrument: increase.instrument,
      shares,
      amount,
    }),
  ),
  after('increases.calledOff', ({ grant: { increase, rights: shares } }) =>
    news('orders', 'product', { name: 'increases.calledOff', instrument: increase.instrument, shares }),
  ),
]
