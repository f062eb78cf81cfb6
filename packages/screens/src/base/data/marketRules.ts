import type { Market } from '@onelot/domain'
import { createListeners } from './listeners.ts'
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
  const { listen, notify } = createListeners()
  return {
    watch: listen,
    markets: () => markets,
    put(next) {
      if (JSON.stringify(next) === JSON.stringify(markets)) return
      markets = next
      notify()
    },
    reader: createRulesReader(() => markets.length > 0),
  }
}
