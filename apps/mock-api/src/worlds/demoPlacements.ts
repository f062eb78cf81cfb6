import { type Instant, type Placement, type PlacementId, epochMs, instant, placementId } from '@onelot/domain'
import { placementOffers as rules } from '@onelot/domain/modules/offExchange/placementOffers'
import type { Broker } from '../broker.ts'
import { placementStream } from '../modules/offExchange/foundPlacement.ts'
import { placementDefaults } from '../modules/offExchange/placementSettings.ts'
import { announceNew } from './announceNew.ts'
import { demoInstruments, koreanStock } from './demoInstruments.ts'

const HOUR_MS = 3_600_000

/** What differs from one placement to another. Hours are counted from the time of the world. */
interface Announced {
  readonly id: PlacementId
  readonly of: 'apple' | 'korean'
  readonly shares: number
  readonly taken: number
  readonly hours: readonly [from: number, to: number]
}

export const demoPlacements = {
  open: placementId('apple-placement'),
  korean: placementId('korean-placement'),
  full: placementId('korean-placed'),
  coming: placementId('apple-next'),
  ended: placementId('korean-last'),
} as const

const announced: readonly Announced[] = [
  { id: demoPlacements.open, of: 'apple', shares: 240_000, taken: 158_300, hours: [-60, 46] },
  { id: demoPlacements.korean, of: 'korean', shares: 90_000, taken: 21_400, hours: [-8, 112] },
  { id: demoPlacements.full, of: 'korean', shares: 60_000, taken: 60_000, hours: [-30, 16] },
  { id: demoPlacements.coming, of: 'apple', shares: 150_000, taken: 0, hours: [26, 170] },
  { id: demoPlacements.ended, of: 'korean', shares: 75_000, taken: 71_200, hours: [-150, -24] },
]

/** Placements in each phase, by an operator, their hours counted from a moment. */
export async function announcePlacements(broker: Broker, from: Instant): Promise<void> {
  const at = (hours: number): Instant => instant(epochMs(from) + hours * HOUR_MS)
  const { services, operator } = broker
  const idOf = { apple: demoInstruments.apple, korean: koreanStock(services.market) }
  for (const { id, of, shares, taken, hours } of announced) {
    const instrument = services.market.listing(idOf[of])
    if (instrument === undefined) continue
    const terms = placementDefaults(services, instrument.currency)
    const dates = { from: at(hours[0]), to: at(hours[1]) }
    const placement: Placement = { id, instrument, shares, taken, ...dates, ...terms }
    const stream = placementStream(id)
    const command = { kind: 'placementOffers.set', placement, reason: 'Announced' } as const
    await announceNew(broker, stream, () => operator.command(rules, stream, command))
  }
}
