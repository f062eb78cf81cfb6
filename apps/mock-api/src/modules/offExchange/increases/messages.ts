import type { MessageContent, Money } from '@onelot/domain'
import {
  type IncreaseCallOffCause,
  type IncreasesEvent,
  type RightsGrant,
  unusedRights,
} from '@onelot/domain/modules/offExchange/increases'
import { type MessageSource, news, sourcesOf } from '../../base/messageSource.ts'

const after = sourcesOf<IncreasesEvent>()

/** Of an increase, to which it leads. */
const told = (
  { increase: { id, instrument } }: Pick<RightsGrant, 'increase'>,
  name: string,
  of: { readonly shares?: number; readonly amount?: Money | undefined },
): MessageContent => news('orders', 'product', { name: `increases.${name}`, instrument, ...of, increase: id })

/** What is said where nothing was applied for, and where money comes back. */
const endedBy: Readonly<Record<IncreaseCallOffCause, { readonly ended: string; readonly returned: string }>> =
  {
    operator: { ended: 'calledOff', returned: 'returned' },
    split: { ended: 'split', returned: 'splitReturned' },
    delisted: { ended: 'delisted', returned: 'delistedReturned' },
  }

/** Of rights that an application leaves, or all of them; undefined where none are left. */
function toldOfUnused(grant: RightsGrant, name: string): MessageContent | undefined {
  const shares = unusedRights(grant)
  return shares === 0 ? undefined : told(grant, name, { shares })
}

/** That there are rights, that they lapse soon where nothing is done, and what became of them. */
export const messages: readonly MessageSource[] = [
  after('increases.granted', ({ grant }) => told(grant, 'granted', { shares: grant.rights })),
  after('increases.reminded', ({ grant }) =>
    toldOfUnused(grant, grant.application === undefined ? 'lapsing' : 'restLapsing'),
  ),
  after('increases.lapsed', ({ grant }) => told(grant, 'lapsed', { shares: grant.rights })),
  after('increases.issued', ({ grant, application: { shares, cost: amount } }) =>
    told(grant, 'issued', { shares, amount }),
  ),
  after('increases.issued', ({ grant }) => toldOfUnused(grant, 'lapsed')),
  after('increases.calledOff', ({ grant, cause }) => {
    const { ended, returned } = endedBy[cause]
    return grant.application === undefined
      ? told(grant, ended, {})
      : told(grant, returned, { amount: grant.application.cost })
  }),
]
