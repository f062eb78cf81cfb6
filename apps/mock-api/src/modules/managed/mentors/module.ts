import { sliceOf } from '@onelot/domain'
import {
  type MentorsCommand,
  type MentorsContext,
  mentors as rules,
} from '@onelot/domain/modules/managed/mentors'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { historyOf, mentorDay, sharesToday } from '../mentorBars.ts'
import { mentorActions } from './operator.ts'

async function contextOf(
  { command, state, base }: ContextRequest<MentorsCommand>,
  services: Services,
): Promise<MentorsContext> {
  const { now } = base
  const known = sliceOf(state, rules).mentor
  const mentor = command.kind === 'mentors.set' ? command.mentor : known
  const nothing = { shares: [], history: undefined, isListed: () => false, basedOn: [] }
  // Without a mentor every command but the announcement is refused.
  if (mentor === undefined) return { ...base, ...nothing, ...mentorDay(services, 'KRX', now) }
  const { market } = services
  const basedOn = await Promise.all(
    mentor.shares.map(({ instrument }) => services.listingVersion(instrument)),
  )
  const isListed: MentorsContext['isListed'] = (id) => {
    const listing = market.listing(id)
    const status = market.status(id, now)
    const isShare = listing?.kind === 'stock' && listing.lotSize === '1' && listing.market === mentor.market
    return isShare && (status === 'listed' || status === 'halted')
  }
  const isAnnounced = command.kind === 'mentors.set' && known === undefined
  const canTrade =
    isAnnounced && mentor.shares.length > 0 && mentor.shares.every((one) => isListed(one.instrument))
  return {
    ...base,
    ...mentorDay(services, mentor.market, now),
    basedOn,
    isListed,
    shares: command.kind === 'mentors.trade' ? await sharesToday(services, mentor, now) : [],
    history: canTrade ? await historyOf(services, mentor, now) : undefined,
  }
}

export const mentors: BrokerModule = {
  routes: [],
  rules: rulesOf(rules, contextOf),
  operator: mentorActions,
}
