import { sliceOf } from '@onelot/domain'
import {
  type RightsGrant,
  increases as rules,
  unusedRights,
} from '@onelot/domain/modules/offExchange/increases'
import type { DueSource } from '../../base/dueSource.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'
import { arePlacementsOffered } from '../placementSettings.ts'

/** When rights lapse that are not used, all of them or those that an application leaves. */
export const due: DueSource = ({ services, state }) =>
  arePlacementsOffered(services)
    ? Object.values<RightsGrant>(sliceOf(state, rules).grants)
        .filter((grant) => unusedRights(grant) > 0)
        .map((grant) => ({
          id: grant.increase.id,
          kind: 'increases.lapses',
          at: grant.increase.to,
          instrument: namedOn(instrumentOf(services, grant.increase.instrument)),
          of: grant.increase.id,
          quantity: unusedRights(grant),
        }))
    : []
