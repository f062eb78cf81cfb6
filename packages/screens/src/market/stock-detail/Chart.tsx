import type { MarketDetail } from '@onelot/api-client'
import { ErrorState, NoticeBar, Skeleton, SkeletonGroup } from '@onelot/ui'
import { ChartToolbar } from '@onelot/ui/kline'
import { type RefObject, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { LazySheet } from '../../base/sheets/LazySheet.tsx'
import { useChunk } from '../../base/states/useChunk.ts'
import { useReload } from '../../base/ports/ports.ts'
import { Failure } from '../../base/states/Failure.tsx'
import { LeftOut } from '../../base/states/LeftOut.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import type { Listing } from '../../parts/trading/useListing.ts'
import { isFolded } from './barsStore.ts'
import * as styles from './StockDetailScreen.css.ts'
import { useChart } from './useChart.ts'
import { useChartHeight } from './useChartHeight.ts'
import { useFullScreen } from './useFullScreen.ts'
import { useMovable } from './useMovable.ts'

/** The chart with its drawing engine. */
export const loadEngine = () => import('./engine.ts')
const loadSettings = () => import('./chartSettings.ts')

export interface ChartProps {
  ref: RefObject<HTMLElement | null>
  detail: MarketDetail
  listing: Pick<Listing, 'detail' | 'account'>
}

/** The K-line, full-bleed, with its periods and settings under it. The same drawing moves to the full screen and back. */
export function Chart({ ref, detail, listing }: ChartProps) {
  const { t } = useTranslation('stockDetail')
  const { t: positions } = useTranslation('positions')
  const { t: kline } = useTranslation('kline')
  const chart = useChart(detail)
  const engine = useChunk(loadEngine, 'afterPaint')
  const reload = useReload()
  const [settings, setSettings] = useState(false)
  const [tableIn, setTableIn] = useState<HTMLElement | null>(null)
  const fullScreen = useFullScreen(ref)
  const { element, slot } = useMovable()
  const { skeleton } = useChartHeight()
  /** In pixels, of the bars shown before others were chosen. */
  const [height, setHeight] = useState<number>()
  /** Of the page, while the chart is on the full screen: what is under it stays where it is. */
  const [left, setLeft] = useState<string>(skeleton)
  const { session } = detail
  const { bars } = chart
  const [drawingsListed, setDrawingsListed] = useState(false)
  /** Else the chart has no prices of now, or nothing to draw on. */
  const mayDraw = engine.state === 'loaded' && bars.candles !== undefined && isFolded(chart)
  const atHeight = () => {
    if (bars.candles !== undefined) setHeight(element.getBoundingClientRect().height)
    return chart
  }
  const periods = {
    period: chart.period,
    range: chart.range,
    onPeriod: ({ period }: { period: typeof chart.period }) => atHeight().choosePeriod(period),
    onRange: ({ range }: { range: Parameters<typeof chart.chooseRange>[0] }) => atHeight().chooseRange(range),
    onSettings: () => setSettings(true),
  }
  const closeSettings = () => {
    setSettings(false)
  }
  const openFull = () => {
    setLeft(`${element.getBoundingClientRect().height}px`)
    fullScreen.open()
  }
  const isFull = fullScreen.isOpen && engine.state === 'loaded'
  /** What the page says over the chart is not said twice. */
  const isSaid = !isFull && (listing.detail.outdated ?? listing.account.outdated) !== undefined
  return (
    <section ref={ref} className={styles.chart} data-period={chart.period}>
      {/* Another element, so that the drawing is attached to it anew. */}
      <div
        key={String(isFull)}
        ref={isFull ? undefined : slot}
        style={isFull ? { height: left } : undefined}
      />
      {createPortal(
        <div className={isFull ? styles.filled : undefined}>
          {detail.halted ? (
            <div className={styles.halted}>
              <NoticeBar tone="error">{positions('halted')}</NoticeBar>
            </div>
          ) : null}
          <NotRefreshed reads={isSaid ? [] : [bars]} />
          <LeftOut reads={[bars]} />
          <div className={isFull ? styles.rest : undefined}>
            {bars.failure ? (
              <Failure
                failure={bars.failure}
                retrying={bars.refreshing}
                onRetry={() => void bars.refresh()}
              />
            ) : engine.state === 'failed' ? (
              <ErrorState title={t('chartMissing')} reassurance={t('chartMissingText')} onRetry={reload} />
            ) : engine.state === 'loading' || bars.candles === undefined ? (
              <SkeletonGroup>
                <Skeleton shape="block" height={height === undefined ? skeleton : `${height}px`} />
              </SkeletonGroup>
            ) : (
              <engine.module.LiveChart
                detail={detail}
                account={listing.account}
                chart={chart}
                candles={bars.candles}
                fill={isFull}
                drawingsListed={drawingsListed}
                onDrawingsListed={setDrawingsListed}
                tableIn={tableIn}
              />
            )}
          </div>
        </div>,
        element,
      )}
      <ChartToolbar {...periods} onFullScreen={engine.state === 'loaded' ? openFull : undefined} />
      <div ref={setTableIn} className={styles.barTable} />
      {isFull ? (
        <engine.module.FullScreenChart
          detail={detail}
          slot={slot}
          toolbar={<ChartToolbar {...periods} />}
          onClose={fullScreen.close}
        />
      ) : null}
      <LazySheet open={settings} load={loadSettings} title={kline('settings')} onClose={closeSettings}>
        {({ ChartSettingsSheet }) => (
          <ChartSettingsSheet
            open
            onClose={closeSettings}
            type={chart.type}
            onType={({ type }) => chart.setType(type)}
            adjustment={chart.adjustment}
            onAdjustment={({ adjustment }) => atHeight().setAdjustment(adjustment)}
            indicators={chart.indicators}
            onIndicators={({ indicators }) => chart.setIndicators(indicators)}
            onDrawings={
              mayDraw
                ? () => {
                    closeSettings()
                    setDrawingsListed(true)
                  }
                : undefined
            }
            jumpUntil={session.tradingDay}
            onJump={({ date }) => {
              closeSettings()
              atHeight().jump(date)
            }}
          />
        )}
      </LazySheet>
    </section>
  )
}
