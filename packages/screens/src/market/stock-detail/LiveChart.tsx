import type { MarketDetail } from '@onelot/api-client'
import { isAroundTheClock, minorUnits, ticksOf } from '@onelot/domain'
import { type CrosshairReading, KLineChart, type LevelMove, type PriceLevel } from '@onelot/ui/kline'
import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useQuote } from '../../parts/quotes/useQuote.ts'
import type { Listing } from '../../parts/trading/useListing.ts'
import { useReadingStore } from './reading.ts'
import { isFolded } from './barsStore.ts'
import { isDrawn } from './drawnName.ts'
import { type ReadBars, useLiveBar } from './useBars.ts'
import type { ChartModel } from './useChart.ts'
import { useChartHeight } from './useChartHeight.ts'
import { useDrawnOnChart } from './useDrawnOnChart.tsx'
import { useLoanLine } from './useLoanLine.tsx'
import { useOfferLine } from './useOfferLine.tsx'
import { useOwnLines } from './useOwnLines.ts'
import { useOwnTrades } from './useOwnTrades.ts'

export interface LiveChartProps {
  detail: MarketDetail
  account: Listing['account']
  chart: ChartModel
  candles: NonNullable<ReadBars['candles']>
  /** Fills the screen. */
  fill: boolean
  /** The list of drawings is open. */
  drawingsListed: boolean
  onDrawingsListed: (listed: boolean) => void
  /** Where the bars are offered as a table. */
  tableIn: HTMLElement | null
}

const none: readonly PriceLevel[] = []

/** The candles, the last of which follows the price. It comes with the drawing engine, in a chunk of its own. */
export function LiveChart(props: LiveChartProps) {
  const { detail, account, chart, candles, fill, tableIn } = props
  const { t } = useTranslation('stockDetail')
  const name = useName()
  const { instrument, market, session } = detail
  const { quote } = useQuote(instrument.id, detail.quote)
  const { period, visibleRange, jumpTo, bars } = chart
  const reading = useReadingStore()
  /** The running day begins before its regular session, of which time-share still shows the day before. */
  const chartsDayBefore = period === 'timeShare' && session.phase === 'pre'
  useEffect(
    () => () => {
      reading.set(null)
    },
    [reading, period],
  )
  const onCrosshair = useCallback(
    (crosshair: { readonly reading: CrosshairReading | null }) => {
      reading.set(crosshair.reading)
    },
    [reading],
  )
  const own = useOwnLines(detail, account)
  /** Else the prices of now are not those of the axis. */
  const hasPricesOfNow = isFolded(chart)
  const drawn = useDrawnOnChart(
    {
      detail,
      period,
      adjustment: chart.adjustment,
      candles,
      bars,
      listed: props.drawingsListed,
      onListed: props.onDrawingsListed,
    },
    hasPricesOfNow,
  )
  const offerLine = useOfferLine(instrument)
  const loanLine = useLoanLine(instrument.id, account)
  const allLevels = useMemo(
    () => [
      ...own.levels,
      ...[offerLine.level, loanLine.level].filter((level) => level !== undefined),
      ...drawn.levels,
    ],
    [own.levels, offerLine.level, loanLine.level, drawn.levels],
  )
  const { onLevelMove: onOwnMove } = own
  const { onLevelMove: onDrawnMove } = drawn
  const onLevelMove = useCallback(
    (move: LevelMove) => {
      if (isDrawn(move)) onDrawnMove?.(move)
      else onOwnMove(move)
    },
    [onDrawnMove, onOwnMove],
  )
  const trades = useOwnTrades(instrument.id)
  const { price } = useChartHeight()
  const live = useLiveBar(bars.store, detail)
  return (
    <>
      {offerLine.reader}
      {loanLine.reader}
      <KLineChart
        label={t('chart', { name: name(instrument.name) })}
        candles={candles}
        period={period}
        zone={market.zone}
        readerZone={readerZone()}
        aroundTheClock={isAroundTheClock(market.id)}
        pricePlaces={minorUnits(instrument.currency)}
        ticks={ticksOf(instrument, market)}
        levels={hasPricesOfNow ? allLevels : none}
        trades={trades}
        drawings={drawn.drawings}
        onLevelMove={onLevelMove}
        type={chart.type}
        indicators={chart.indicators}
        onCrosshair={onCrosshair}
        priceHeight={price}
        fill={fill}
        tableIn={tableIn}
        hasMore={bars.hasMore}
        onNeedOlder={bars.onNeedOlder}
        previousClose={chartsDayBefore || !hasPricesOfNow ? undefined : quote?.previousClose}
        live={live}
        visibleRange={visibleRange}
        jumpTo={jumpTo}
      />
      {own.sheet}
      {drawn.reader}
    </>
  )
}
