import type { MarketDetail } from '@onelot/api-client'
import { type Quote, minorUnits, ticksOf } from '@onelot/domain'
import { Skeleton, SkeletonGroup } from '@onelot/ui'
import { ChartSettingsSheet, ChartToolbar, KLineChart } from '@onelot/ui/kline'
import { type Ref, useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { Failure } from '../states/Failure.tsx'
import { useName } from '../i18n/useName.ts'
import * as styles from './StockDetailScreen.css.ts'
import { useChart } from './useChart.ts'

export interface ChartProps {
  ref: Ref<HTMLElement>
  detail: MarketDetail
  quote: Quote | undefined
}

/** The K-line, full-bleed, with its periods and settings under it. */
export function Chart({ ref, detail, quote }: ChartProps) {
  const { t } = useTranslation('stockDetail')
  const name = useName()
  const chart = useChart(detail, quote)
  const [settings, setSettings] = useState(false)
  const { instrument, market, session } = detail
  return (
    <section ref={ref} className={styles.chart} data-period={chart.period}>
      {chart.failure ? (
        <Failure failure={chart.failure} retrying={chart.retrying} onRetry={chart.retry} />
      ) : chart.candles === undefined ? (
        <SkeletonGroup>
          <Skeleton shape="block" height="22rem" />
        </SkeletonGroup>
      ) : (
        <KLineChart
          label={t('chart', { name: name(instrument.name) })}
          candles={chart.candles}
          period={chart.period}
          zone={market.zone}
          pricePlaces={minorUnits(instrument.currency)}
          ticks={ticksOf(instrument, market)}
          indicators={chart.indicators}
          hasMore={chart.hasMore}
          onNeedOlder={chart.onNeedOlder}
          {...(quote === undefined ? {} : { previousClose: quote.previousClose })}
          {...(chart.live === undefined ? {} : { live: chart.live })}
          {...(chart.visibleRange === undefined ? {} : { visibleRange: chart.visibleRange })}
          {...(chart.jumpTo === undefined ? {} : { jumpTo: chart.jumpTo })}
        />
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
