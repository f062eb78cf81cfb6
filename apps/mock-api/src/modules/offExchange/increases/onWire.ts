import {
  type IncreaseGrantOnWire,
  type IncreaseOnWire,
  type IncreaseTermsOnWire,
  increaseObstacleCodes,
} from '@onelot/api-client'
import {
  type AnnouncedRights,
  type Instant,
  type StreamState,
  balanceOf,
  marketFacts,
  positionId,
  sliceOf,
} from '@onelot/domain'
import {
  type RightsRecord,
  grantIn,
  rightsObstacles,
  increases as rules,
  rightsOf,
} from '@onelot/domain/modules/offExchange/increases'
import type { Services } from '../../../services.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'
import { heldNow, knownOf, overBy } from './context.ts'

function phaseOf(increase: AnnouncedRights, isOver: boolean, now: Instant): IncreaseOnWire['phase'] {
  if (isOver) return 'calledOff'
  if (now < increase.from) return 'coming'
  return now < increase.to ? 'open' : 'ended'
}

export function increaseOnWire(services: Services, increase: AnnouncedRights, now: Instant): IncreaseOnWire {
  const { id, ratio, price, exDate, opensAt, from, to, lockedUntil, market } = increase
  const instrument = instrumentOf(services, increase.instrument)
  const cause = overBy(services, increase, now)
  const isQuoted = services.market.status(instrument.id, now) === 'listed'
  const last = isQuoted ? services.market.quote(instrument.id, now)?.price : undefined
  return {
    id,
    instrument: namedOn(instrument),
    industry: instrument.industry,
    phase: phaseOf(increase, cause !== undefined, now),
    cause,
    ratio,
    price,
    recordDate: exDate,
    countsAt: opensAt,
    from,
    to,
    lockedUntil,
    zone: marketFacts[market].zone,
    last,
  }
}

function grantOnWire(
  services: Services,
  { increase, state, held, rights, grantedAt, application, endedAt, cause }: RightsRecord,
): IncreaseGrantOnWire {
  const isIssued = state === 'issued' && application !== undefined
  return {
    increase: increase.id,
    instrument: namedOn(instrumentOf(services, increase.instrument)),
    state,
    held,
    rights,
    grantedAt,
    application,
    position: isIssued ? positionId(application.id) : undefined,
    lockedUntil: isIssued ? increase.lockedUntil : undefined,
    endedAt,
    cause,
  }
}

/** What an account has in an increase. `ended` is what became of its rights, once they have ended. */
export function termsOnWire(
  services: Services,
  state: StreamState,
  increase: AnnouncedRights,
  now: Instant,
  ended?: RightsRecord,
): IncreaseTermsOnWire {
  const own = sliceOf(state, rules)
  const grant = grantIn(own, increase.id)
  const { ledger } = state
  const against = rightsObstacles(
    own,
    knownOf(services, { state, base: { now, newId: '', ledger } }, increase, ended !== undefined),
  )
  const held = heldNow(state, increase, now)
  const record =
    grant === undefined
      ? ended
      : { ...grant, state: grant.application === undefined ? ('granted' as const) : ('applied' as const) }
  return {
    available: balanceOf(ledger, increase.currency, 'available'),
    frozen: balanceOf(ledger, increase.currency, 'frozen'),
    obstacles: increaseObstacleCodes.filter((code) => against.some((refusal) => refusal.code === code)),
    expected: now < increase.opensAt ? { held, rights: rightsOf(held, increase.ratio) } : undefined,
    grant: record && grantOnWire(services, record),
  }
}
