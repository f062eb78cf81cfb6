import type { Market } from '@onelot/domain'
import { type RulesReader, createRulesReader } from './rulesReader.ts'

/** The rules of the markets, which one component reads for all that show prices. */
export interface MarketRules {
  readonly watch: (onChange: () => void) => () => void
  /** The same array until a rule changes; empty until they are loaded. */
  readonly markets: () => readonly Market[]
  readonly put: (markets: readonly Market[]) => void
  readonly reader: RulesReader
}

export function createMarketRules(): MarketRules {
  let markets: readonly Market[] = []
  const listeners = new Set<() => void>()
  return {
    watch(onChange) {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
    markets: () => markets,
    put(next) {
      if (JSON.stringify(next) === JSON.stringify(markets)) return
      markets = next
      for (const listener of listeners) listener()
    },
    reader: createRulesReader(() => markets.length > 0),
  }
}
