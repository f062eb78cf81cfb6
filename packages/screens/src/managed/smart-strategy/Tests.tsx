import type { BacktestOnWire } from '@onelot/api-client'
import type { Strategy } from '@onelot/domain'
import { EmptyState, Stack } from '@onelot/ui'
import { memo, useDeferredValue, useMemo } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Figures } from './Figures.tsx'
import { History } from './History.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { NeighbourMap } from './NeighbourMap.tsx'
import { NextOpening } from './NextOpening.tsx'
import { Parameters } from './Parameters.tsx'
import { Result } from './Result.tsx'
import { type Backtest, type Tested, backtestOf, heldOf, testedOf } from './backtest.ts'
import { useAfterwards } from './useAfterwards.ts'

export interface TestsProps {
  strategy: Strategy
  detail: BacktestOnWire
  onStrategy: (strategy: Strategy) => void
}

/** A run needs a close that decides, and a day after it. */
const LEAST_BARS = 2

/**
 * The backtest of a strategy, run anew as its parameters change. The finger comes first: a slider moves before the rerun is drawn, and its parts
 * are kept until then. The result comes next, and what is further down after it.
 */
export function Tests({ strategy, detail, onStrategy }: TestsProps) {
  const { t } = useTranslation('smartStrategy')
  const shown = useDeferredValue(strategy)
  const tested = useMemo(() => testedOf(detail), [detail])
  const held = useMemo(() => heldOf(tested), [tested])
  const backtest = useMemo(() => backtestOf(shown, tested), [shown, tested])
  const rerun = useMemo(
    () => ({ strategy: shown, instrument: detail.instrument, tested, held, backtest }),
    [shown, detail, tested, held, backtest],
  )
  const late = useAfterwards(rerun)
  const { capital } = tested
  if (detail.bars.length < LEAST_BARS)
    return <EmptyState title={t('short.title')} description={t('short.text')} />
  return (
    <Stack gap="x6">
      <Result backtest={backtest} held={held} capital={capital} />
      <Parameters strategy={strategy} onStrategy={onStrategy} />
      <Rest rerun={late} onStrategy={onStrategy} />
    </Stack>
  )
}

interface RestProps {
  rerun: {
    readonly strategy: Strategy
    readonly instrument: BacktestOnWire['instrument']
    readonly tested: Tested
    readonly held: Backtest
    readonly backtest: Backtest
  }
  onStrategy: (strategy: Strategy) => void
}

/** What is further down, all of one rerun. */
const Rest = memo(function Rest({
  rerun: { strategy, instrument, tested, held, backtest },
  onStrategy,
}: RestProps) {
  const { capital } = tested
  return (
    <>
      <NextOpening strategy={strategy} tested={tested} instrument={instrument} />
      <NeighbourMap
        strategy={strategy}
        tested={tested}
        own={backtest.figures.rate}
        held={held.figures.rate}
        onStrategy={onStrategy}
      />
      <Figures backtest={backtest} held={held} capital={capital} />
      <History backtest={backtest} held={held} capital={capital} />
      <HowItWorks />
    </>
  )
})
