import {
  type InstrumentId,
  type ListingOverride,
  type StreamId,
  type StreamVersion,
  listings,
  streamId,
} from '@onelot/domain'
import { createQueue } from '../../../store/queue.ts'
import type { Streams } from '../../../kernel/streams.ts'
import type { MarketPort } from '../../../market/port.ts'
import type { Store } from '../../../store/port.ts'
import { storedOverrides } from './overrides.ts'

/** The market with what operators have done to it, as this instance has read it. */
export interface CurrentMarket {
  readonly market: () => MarketPort
  /** Reads what operators have done by now. */
  readonly refresh: () => Promise<void>
  /** What was done to an instrument; the market has that much of it, or more. @throws UnreadableStream */
  readonly versionOf: (instrument: InstrumentId) => Promise<StreamVersion>
}

export interface CurrentMarketOptions {
  readonly store: Store
  readonly streams: Streams
  readonly market: (overrides: readonly ListingOverride[]) => MarketPort
  readonly log: (message: string, error: unknown) => void
}

export function createCurrentMarket({ store, streams, market, log }: CurrentMarketOptions): CurrentMarket {
  let current = market([])
  let overrides = '[]'
  // One after the other, so that what was read first never replaces what was read later.
  const enqueue = createQueue()
  /** Versions that the market was read after. */
  const read = new Map<StreamId, number>()

  async function readAll(): Promise<void> {
    const stored = await storedOverrides(store)
    const text = JSON.stringify(stored)
    // A market that is made anew has to draw again what it kept.
    if (text === overrides) return
    current = market(stored)
    overrides = text
    for (const { override, reason } of current.problems)
      log(`an override of the market is passed over: ${reason}`, override)
  }

  return {
    market: () => current,
    refresh: () => enqueue(readAll),
    async versionOf(instrument) {
      const stream = streamId(listings.stream, instrument)
      const { version } = await streams.load(stream)
      const isRead = () => (read.get(stream) ?? 0) === version
      if (!isRead())
        await enqueue(async () => {
          if (isRead()) return
          await readAll()
          read.set(stream, version)
        })
      return { stream, version }
    },
  }
}
