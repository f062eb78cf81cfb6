import { sliceOf } from '@onelot/domain'
import {
  type Entitled,
  electiveDividends as rules,
} from '@onelot/domain/modules/offExchange/electiveDividends'
import { electiveSettingsOf } from '../../base/electiveDividends.ts'
import type { DueSource } from '../../base/dueSource.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'

/** Until when shares may be chosen in place of cash, of whoever has not chosen and does not take cash always. */
export const due: DueSource = ({ services, state }) => {
  const { entitled, standing } = sliceOf(state, rules)
  if (standing === 'cash' || electiveSettingsOf(services).feature === 'off') return []
  return Object.values<Entitled>(entitled).flatMap(({ dividend, terms, election }) =>
    election !== undefined || dividend.elective === undefined
      ? []
      : [
          {
            id: dividend.id,
            kind: 'electiveDividends.choice',
            at: dividend.elective.deadline,
            instrument: namedOn(instrumentOf(services, terms.instrument)),
            of: dividend.id,
          },
        ],
  )
}
