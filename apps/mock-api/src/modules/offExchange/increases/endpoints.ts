import { type IncreaseOnWire, contract } from '@onelot/api-client'
import { accountStream, no, ok, refuse } from '@onelot/domain'
import { increases as rules } from '@onelot/domain/modules/offExchange/increases'
import { type MemberWriteVisit, type Route, guestRead, memberRead, memberWrite } from '../../../http/route.ts'
import type { Plan } from '../../../kernel/plan.ts'
import type { Services } from '../../../services.ts'
import { readableWhere } from '../../base/announced.ts'
import { decidedForMember } from '../../base/decided.ts'
import { arePlacementsOffered } from '../placementSettings.ts'
import { endedOf, everyIncrease, increaseOf } from './context.ts'
import { increaseOnWire, termsOnWire } from './onWire.ts'

const calls = contract.increases

/** Lists begin with what is open. */
const listed: readonly IncreaseOnWire['phase'][] = ['open', 'coming', 'ended', 'calledOff']

const inOrder = (one: IncreaseOnWire, other: IncreaseOnWire): number =>
  listed.indexOf(one.phase) - listed.indexOf(other.phase) || (one.to < other.to ? -1 : 1)

const readable = (services: Services, id: string) =>
  readableWhere(arePlacementsOffered(services), () => Promise.resolve(increaseOf(services, id)))

/** What the member has by a command that was decided. */
function answered<const M extends 'SUBSCRIBED' | 'CANCELLED'>(
  { services, now }: MemberWriteVisit,
  id: string,
  plan: Plan,
  message: M,
) {
  const increase = increaseOf(services, id)
  return increase === undefined
    ? no(refuse('PRODUCT_UNAVAILABLE', {}))
    : ok({ data: termsOnWire(services, plan.after, increase, now), message, plan })
}

export const routes: readonly Route[] = [
  guestRead(calls.increasesProducts, ({ instrument }, { services, now }) => {
    if (!arePlacementsOffered(services)) return Promise.resolve(no(refuse('PRODUCT_UNAVAILABLE', {})))
    const announced =
      instrument === undefined ? everyIncrease(services) : services.market.increases(instrument)
    const products = announced.map((increase) => increaseOnWire(services, increase, now))
    return Promise.resolve(ok({ products: products.toSorted(inOrder) }))
  }),

  guestRead(calls.increasesProduct, async ({ increase }, { services, now }) => {
    const found = await readable(services, increase)
    return found.ok ? ok({ product: increaseOnWire(services, found.value, now) }) : found
  }),

  memberRead(calls.increasesTerms, async ({ increase }, { services, account, now }) => {
    const found = await readable(services, increase)
    if (!found.ok) return found
    const { state } = await services.streams.load(accountStream(account))
    const ended = await endedOf(services, accountStream(account), found.value)
    return ok(termsOnWire(services, state, found.value, now, ended))
  }),

  memberWrite(calls.increasesApply, async ({ increase: id, shares }, visit) => {
    const command = { kind: 'increases.apply', increase: id, shares } as const
    const decided = await decidedForMember(visit, rules, command)
    return decided.ok ? answered(visit, id, decided.value, 'SUBSCRIBED') : decided
  }),

  memberWrite(calls.increasesCancel, async ({ increase: id }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'increases.cancel', increase: id })
    return decided.ok ? answered(visit, id, decided.value, 'CANCELLED') : decided
  }),
]
