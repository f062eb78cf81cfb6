import { sliceOf } from '@onelot/domain'
import {
  type RightsGrant,
  increases as rules,
  unusedRights,
} from '@onelot/domain/modules/offExchange/increases'
import type { Services } from '../../../services.ts'
import type { DueEntry, DueSource } from '../../base/dueSource.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'
import { arePlacementsOffered } from '../placementSettings.ts'

function entriesOf(services: Services, grant: RightsGrant): readonly DueEntry[] {
  const { increase, application } = grant
  const unused = unusedRights(grant)
  const about = {
    id: increase.id,
    at: increase.to,
    instrument: namedOn(instrumentOf(services, increase.instrument)),
    of: increase.id,
  }
  return [
    ...(application === undefined
      ? []
      : [
          {
            ...about,
            kind: 'increases.issues',
            quantity: application.shares,
            amount: application.cost,
          } as const,
        ]),
    ...(unused > 0 && arePlacementsOffered(services)
      ? [{ ...about, kind: 'increases.lapses', quantity: unused } as const]
      : []),
  ]
}

/** When shares that were applied for are issued and paid for, and the rights lapse that no application has used. */
export const due: DueSource = ({ services, state }) =>
  Object.values<RightsGrant>(sliceOf(state, rules).grants).flatMap((grant) => entriesOf(services, grant))
