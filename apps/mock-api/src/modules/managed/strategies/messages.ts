import type { StrategiesEvent } from '@onelot/domain/modules/managed/strategies'
import { type MessageSource, news, sourcesOf } from '../../base/messageSource.ts'

const after = sourcesOf<StrategiesEvent>()

/** What was paid out of a run that is over. */
export const messages: readonly MessageSource[] = [
  after('strategies.ended', ({ run, ended: { ending, paid } }) =>
    news('orders', 'product', {
      name: `strategies.${ending}`,
      instrument: run.instrument,
      amount: paid,
    }),
  ),
]
