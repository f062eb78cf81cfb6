import type { Candle } from '@onelot/domain'
import { init, type KLineData } from 'klinecharts'
import { barSpace, type Mount, volumeHeight } from './subject.ts'

const toData = (candle: Candle): KLineData => ({
  timestamp: Date.parse(candle.time),
  open: Number(candle.open),
  high: Number(candle.high),
  low: Number(candle.low),
  close: Number(candle.close),
  volume: Number(candle.volume),
})

/** klinecharts as its own guide sets it up, with nothing of ours. */
export const mountKlinecharts: Mount = (host, candles, scenario) => {
  const chart = init(host)
  if (!chart) throw new Error('klinecharts found no canvas')
  if (scenario === 'indicators') {
    chart.createIndicator({ name: 'MA', paneId: 'candle_pane', calcParams: [5, 20, 60] }, true)
    chart.createIndicator({ name: 'VOL', paneId: 'volume', calcParams: [] })
    chart.setPaneOptions({ id: 'volume', height: volumeHeight })
  }
  chart.setBarSpace(barSpace)
  let deliver: ((data: KLineData) => void) | undefined
  chart.setSymbol({ ticker: 'bench', pricePrecision: 2 })
  chart.setPeriod({ type: 'day', span: 1 })
  chart.setDataLoader({
    getBars: ({ callback }) => {
      callback(candles.map(toData))
    },
    subscribeBar: ({ callback }) => {
      deliver = callback
    },
  })
  return {
    update: (candle) => {
      deliver?.(toData(candle))
    },
  }
}
