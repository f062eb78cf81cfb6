import type { StrategiesEvent } from '@onelot/domain/modules/managed/strategies'
import { type MessageSource, news } from '../../base/messageSource.ts'

type Ended = Extract<StrategiesEvent, { readonly kind: 'strategies.ended' }>

/** What was paid out of a run that is over. */
export const messages: readonly MessageSource[] = [
  {
    on: 'strategies.ended',
    message: ({ run, ended: { ending, paid } }: Ended) =>
      news('orders', 'product', {
        name: `strategies.${ending}`,
        instrument: run.instrument,
        amount: paid,
      }),
  },
]
