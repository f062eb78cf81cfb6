import type { Strategy } from '@onelot/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigation } from '../../base/ports/ports.ts'
import { type StrategyKind, strategyOf, valuesOf } from '../../parts/strategies/strategyValues.ts'
import { sameStrategy } from './neighbours.ts'
import type { SmartStrategyParams } from './params.ts'

/** So long after the last change the address says the new parameters. */
const ADDRESS_MS = 400

/** The strategy of the address, and changing it: what shows changes at once, the address once a slider rests. */
export function useStrategy({ strategy: kind = 'crossing', instrument, ...values }: SmartStrategyParams) {
  const navigation = useNavigation()
  const addressed = strategyOf(kind, values)
  const [seen, setSeen] = useState(addressed)
  const [strategy, setStrategy] = useState<Strategy>(addressed)
  const [written, setWritten] = useState(addressed)
  if (!sameStrategy(seen, addressed)) {
    setSeen(addressed)
    // What was written here comes back late on a slow phone: the finger has moved on meanwhile.
    if (!sameStrategy(written, addressed)) setStrategy(addressed)
  }
  const write = useEffectEvent(() => {
    if (sameStrategy(strategy, addressed)) return
    setWritten(strategy)
    navigation.replace({ to: 'smartStrategy', strategy: strategy.kind, instrument, ...valuesOf(strategy) })
  })
  useEffect(() => {
    const timer = setTimeout(() => {
      write()
    }, ADDRESS_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [strategy])
  return {
    strategy,
    setStrategy,
    /** The usual parameters of another strategy. */
    setKind: (next: StrategyKind) => setStrategy(strategyOf(next, {})),
  }
}
