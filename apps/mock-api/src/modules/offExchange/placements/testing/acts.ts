import { contract } from '@onelot/api-client'
import { type PlacementId, balanceOf, exact, money, placementId, plusMs } from '@onelot/domain'
import type { PlacementInput } from '../../placementOffers/testing/terms.ts'
import type { DrawnBroker } from '../../../../anyCommands/drawnBroker.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { answerTo } from '../../../../anyCommands/reads.ts'
import { sendSomehow } from '../../../../anyCommands/sending.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'
import { type Act, defineActs, announcements, anyShare } from '../../../../anyCommands/moduleActs.ts'

const { placementsProduct, placementsSubmit } = contract.placements
const DAY_MS = 86_400_000
const SHARES = 100_000
const announced = announcements('drawn-placement')
/** Of what is available; with the smallest the amount may be under the least. */
const parts = ['0.01', '0.1', '0.2', '0.4', '1.1'] as const

function termsOf(drawn: DrawnBroker, step: Drawn): PlacementInput | undefined {
  const { pick } = step
  const instrument = anyShare(drawn, step)
  if (instrument === undefined) return undefined
  const now = drawn.clock.now()
  return {
    placement: announced.next(drawn),
    instrument: instrument.id,
    shares: SHARES,
    from: now,
    to: plusMs(now, (2 + (pick % 3)) * DAY_MS),
  }
}

async function onOffer(drawn: DrawnBroker, step: Drawn): Promise<PlacementId | undefined> {
  const last = placementId(announced.last(drawn))
  const found = await answerTo(drawn, drawn.memberAt(0), placementsProduct, { placement: last })
  if (found?.product.phase === 'open') return last
  const terms = termsOf(drawn, step)
  if (terms === undefined) return undefined
  await drawn.operate('placement', terms)
  await drawn.tick()
  return placementId(terms.placement)
}

const subscribe: Act = async (drawn, who, step) => {
  const { pick } = step
  const placement = await onOffer(drawn, step)
  if (placement === undefined) return
  const found = await answerTo(drawn, who, placementsProduct, { placement })
  const [tier] = found?.product.tiers ?? []
  if (tier?.price === undefined) return
  const { currency } = tier.least
  const available = balanceOf((await drawn.stateOf(who)).ledger, currency, 'available')
  const { amount } = money(currency, exact(available.amount).times(nth(parts, pick >> 2) ?? '0.1'), 'down')
  await sendSomehow(drawn, who, placementsSubmit.path, { placement, amount, price: tier.price }, pick)
}

/** While a request for it is under review, most often. */
const callOff: Act = async (drawn, who, step) => {
  if (step.pick % 4 > 0) await subscribe(drawn, who, step)
  await drawn.operate('placement/call-off', { placement: announced.last(drawn) })
}

export const acts = defineActs({
  acts: {
    subscribe,
    callOffPlacement: callOff,
  },
  drawn: [
    [8, 'subscribe'],
    [4, 'callOffPlacement'],
  ],
  kinds: [
    'placements/submit',
    'placementOffers.announced',
    'placementOffers.calledOff',
    'placementOffers.reachStep',
    'placements.callOff',
  ],
})
