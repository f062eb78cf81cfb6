import { useSyncExternalStore } from 'react'
import { useMarketRulesStore } from '../ports/ports.ts'

/** Runs the one read of the markets' rules, beside the screens, once something wants them. */
export function MarketRulesWatch() {
  const { reader } = useMarketRulesStore()
  const mounted = useSyncExternalStore(reader.watch, reader.current)
  return mounted === undefined ? null : <mounted.Reader key={mounted.turn} />
}
