import { useSyncExternalStore } from 'react'
import { useMarketRulesStore } from '../ports/ports.ts'

/** Runs the one read of the markets' rules, beside the screens, once something wants them. */
export function MarketRulesWatch() {
  const rules = useMarketRulesStore()
  const reader = useSyncExternalStore(rules.watch, rules.reader)
  return reader === undefined ? null : <reader.Reader key={reader.turn} />
}
