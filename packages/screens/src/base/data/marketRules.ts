import type { Market } from '@onelot/domain'
import type { ComponentType } from 'react'

/** Who reads the rules; another one each time that they are wanted and not there. */
export interface RulesReader {
  readonly Reader: ComponentType
  readonly turn: number
}

/** The rules of the markets, which one component reads for all that show prices. */
export interface MarketRules {
  readonly watch: (onChange: () => void) => () => void
  /** The same array until a rule changes; empty until they are loaded. */
  readonly markets: () => readonly Market[]
  /** Undefined until they are wanted. */
  readonly reader: () => RulesReader | undefined
  /** @param Reader comes with the first screen that shows prices, and its endpoint with it */
  readonly want: (Reader: ComponentType) => void
  readonly put: (markets: readonly Market[]) => void
}

export function createMarketRules(): MarketRules {
  let markets: readonly Market[] = []
  let reader: RulesReader | undefined
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    watch(onChange) {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
    markets: () => markets,
    reader: () => reader,
    want(Reader) {
      if (markets.length > 0) return
      reader = { Reader, turn: (reader?.turn ?? 0) + 1 }
      notify()
    },
    put(next) {
      if (JSON.stringify(next) === JSON.stringify(markets)) return
      markets = next
      notify()
    },
  }
}
