import type { Decimal, Strategy } from '@onelot/domain'
import { useEffect, useState } from 'react'
import type { Tested } from './backtest.ts'
import { inTasks } from './inTasks.ts'

/** Reruns would hold up the finger: they are done in short tasks, one after the other, once the parameters have rested. */
const REST_MS = 300

export type Rates = ReadonlyMap<string, Decimal>
export const keyOf = (strategy: Strategy): string => JSON.stringify(strategy)

interface Known {
  readonly tested: Tested
  readonly rates: Rates
}

/** What each of some strategies would have earned, as they become known; what was once calculated is kept. */
export function useNeighbourRates(
  strategies: readonly Strategy[],
  tested: Tested,
  earned: (strategy: Strategy, tested: Tested) => Iterator<undefined, Decimal>,
): Rates {
  const [known, setKnown] = useState<Known>({ tested, rates: new Map() })
  if (known.tested !== tested) setKnown({ tested, rates: new Map() })
  const next = strategies.find((strategy) => !known.rates.has(keyOf(strategy)))
  const asked = strategies.map(keyOf).join()
  const [isResting, setIsResting] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsResting(asked)
    }, REST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [asked])
  useEffect(() => {
    if (next === undefined || isResting !== asked) return undefined
    return inTasks(earned(next, tested), (rate) => {
      setKnown((now) =>
        now.tested === tested ? { tested, rates: new Map(now.rates).set(keyOf(next), rate) } : now,
      )
    })
  }, [next, isResting, asked, tested, earned])
  return known.rates
}
