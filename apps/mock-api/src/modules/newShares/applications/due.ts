import { isPositive, sliceOf } from '@onelot/domain'
import {
  type Application,
  applications as rules,
  restOf,
  wonSharesOf,
} from '@onelot/domain/modules/newShares/applications'
import type { DueSource } from '../../base/dueSource.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'

/** When shares that were won are paid for: from when, and while money is missing, until when. */
export const due: DueSource = ({ services, state }) =>
  Object.values<Application>(sliceOf(state, rules).running).flatMap((application) => {
    const { id, instrument, offer, state: progress, dates } = application
    const amount = restOf(application)
    if ((progress !== 'won' && progress !== 'awaitingPayment') || !isPositive(amount)) return []
    return [
      {
        id,
        ...(progress === 'won'
          ? ({ kind: 'applications.payment', at: dates.paymentFrom } as const)
          : ({ kind: 'applications.paymentEnds', at: dates.paymentTo } as const)),
        instrument: namedOn(instrumentOf(services, instrument)),
        of: offer,
        quantity: wonSharesOf(application),
        amount,
      },
    ]
  })
