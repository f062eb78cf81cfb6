import { type IncreasesEvent, unusedRights } from '@onelot/domain/modules/offExchange/increases'
import { type MessageSource, news, sourcesOf } from '../../base/messageSource.ts'

const after = sourcesOf<IncreasesEvent>()

/** That there are rights, that they lapse soon where nothing is done, and what became of them; all of them, or what an application leaves. */
export const messages: readonly MessageSource[] = [
  after('increases.granted', ({ grant: { increase, rights: shares } }) =>
    news('orders', 'product', {
      name: 'increases.granted',
      instrument: increase.instrument,
      shares,
      increase: increase.id,
    }),
  ),
  after('increases.reminded', ({ grant }) => {
    const { increase, application } = grant
    const shares = unusedRights(grant)
    if (shares === 0) return undefined
    const name = application === undefined ? 'increases.lapsing' : 'increases.restLapsing'
    return news('orders', 'product', {
      name,
      instrument: increase.instrument,
      shares,
      increase: increase.id,
    })
  }),
  after('increases.lapsed', ({ grant: { increase, rights: shares } }) =>
    news('orders', 'product', {
      name: 'increases.lapsed',
      instrument: increase.instrument,
      shares,
      increase: increase.id,
    }),
  ),
  after('increases.issued', ({ grant: { increase }, application: { shares, cost: amount } }) =>
    news('orders', 'product', {
      name: 'increases.issued',
      instrument: increase.instrument,
      shares,
      amount,
      increase: increase.id,
    }),
  ),
  after('increases.issued', ({ grant }) => {
    const { increase } = grant
    const shares = unusedRights(grant)
    return shares === 0
      ? undefined
      : news('orders', 'product', {
          name: 'increases.lapsed',
          instrument: increase.instrument,
          shares,
          increase: increase.id,
        })
  }),
  after('increases.calledOff', ({ grant: { increase, application } }) =>
    news('orders', 'product', {
      name: application === undefined ? 'increases.calledOff' : 'increases.returned',
      instrument: increase.instrument,
      amount: application?.cost,
      increase: increase.id,
    }),
  ),
]
