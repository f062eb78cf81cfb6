import type { MarketDetail } from '@onelot/api-client'
import { ErrorState, NoticeBar, Skeleton, SkeletonGroup } from '@onelot/ui'
import { ChartSettingsSheet, ChartToolbar } from '@onelot/ui/kline'
import { type Ref, useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { useChunk } from '../states/useChunk.ts'
import { useReload } from '../ports/ports.ts'
import { Failure } from '../states/Failure.tsx'
import type { Listing } from '../trading/useListing.ts'
import * as styles from './StockDetailScreen.css.ts'
import { useChart } from './useChart.ts'

/** The chart with its drawing engine. */
const loadEngine = () => import('./LiveChart.tsx')

export interface ChartProps {
  ref: Ref<HTMLElement>
  detail: MarketDetail
  held: Listing['held']
}

/** The K-line, full-bleed, with its periods and settings under it. */
export function Chart({ ref, detail, held }: ChartProps) {
  const { t } = useTranslation('stockDetail')
  const chart = useChart(detail)
  const engine = useChunk(loadEngine)
  const reload = useReload()
  const [settings, setSettings] = useState(false)
  const { session } = detail
  return (
    <section ref={ref} className={styles.chart} data-period={chart.period}>
      {detail.halted ? (
        <div className={styles.halted}>
          <NoticeBar tone="error">{t('halted')}</NoticeBar>
        </div>
      ) : null}
      {chart.failure ? (
        <Failure failure={chart.failure} retrying={chart.retrying} onRetry={chart.retry} />
      ) : engine.state === 'failed' ? (
        <ErrorState title={t('chartMissing')} reassurance={t('chartMissingText')} onRetry={reload} />
      ) : engine.state === 'loading' || chart.candles === undefined ? (
        <SkeletonGroup>
          <Skeleton shape="block" height="22rem" />
        </SkeletonGroup>
      ) : (
        <engine.module.LiveChart detail={detail} held={held} chart={chart} candles={chart.candles} />
      )}
      <ChartToolbar
        period={chart.period}
        range={chart.range}
        onPeriod={({ period }) => {
          chart.choosePeriod(period)
        }}
        onRange={({ range }) => {
          chart.chooseRange(range)
        }}
        onSettings={() => {
          setSettings(true)
        }}
      />
      <ChartSettingsSheet
        open={settings}
        onClose={() => {
          setSettings(false)
        }}
        adjustment={chart.adjustment}
        onAdjustment={({ adjustment }) => {
          chart.setAdjustment(adjustment)
        }}
        indicators={chart.indicators}
        onIndicators={({ indicators }) => {
          chart.setIndicators(indicators)
        }}
        jumpUntil={session.tradingDay}
        onJump={({ date }) => {
          setSettings(false)
          chart.jump(date)
        }}
      />
    </section>
  )
}
