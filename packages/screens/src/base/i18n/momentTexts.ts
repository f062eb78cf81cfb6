import { type MarketId, isAroundTheClock } from '@onelot/domain'
import { exchangeZone } from './exchangeZone.ts'

export interface MomentTexts {
  /** By the reader's clock, by which all times of a screen are. */
  readonly own: string
  /** By the exchange's clock, with its zone; undefined where it reads as the reader's, or no exchange opens and closes. */
  readonly exchange: string | undefined
}

/** A moment of a market for a reader in `zone`; `write` puts it in a zone, and names that where it is asked to. */
export function momentTexts(
  market: MarketId,
  zone: string,
  write: (style: { readonly zone: string; readonly zoneShown: boolean }) => string,
): MomentTexts {
  const there = exchangeZone(market)
  const own = write({ zone, zoneShown: false })
  const isElsewhere = !isAroundTheClock(market) && write({ zone: there, zoneShown: false }) !== own
  return { own, exchange: isElsewhere ? write({ zone: there, zoneShown: true }) : undefined }
}
