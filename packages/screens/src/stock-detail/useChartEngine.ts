import { useEffect, useState } from 'react'
import type { LiveChart } from './LiveChart.tsx'

/** The chart with its drawing engine, which comes after the price shows. */
export type ChartEngine =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly LiveChart: typeof LiveChart }

export function useChartEngine(): ChartEngine {
  const [engine, setEngine] = useState<ChartEngine>({ state: 'loading' })
  useEffect(() => {
    let left = false
    const arrive = (next: ChartEngine) => {
      if (!left) setEngine(next)
    }
    import('./LiveChart.tsx').then(
      (module) => {
        arrive({ state: 'loaded', LiveChart: module.LiveChart })
      },
      () => {
        arrive({ state: 'failed' })
      },
    )
    return () => {
      left = true
    }
  }, [])
  return engine
}
