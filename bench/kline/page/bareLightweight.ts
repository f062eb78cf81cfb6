import type { Candle } from '@onelot/domain'
import { CandlestickSeries, createChart, HistogramSeries } from 'lightweight-charts'
import { barSpace, size, type Mount } from './subject.ts'

const toBar = ({ time, open, high, low, close }: Candle) => ({
  time: String(time),
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
})
const toVolume = ({ time, volume }: Candle) => ({ time: String(time), value: Number(volume) })

/** lightweight-charts as its own guide sets it up. It brings no indicators, so `indicators` adds volume alone. */
export const mountLightweight: Mount = (host, candles, scenario) => {
  const chart = createChart(host, { ...size, timeScale: { barSpacing: barSpace } })
  const bars = chart.addSeries(CandlestickSeries)
  bars.setData(candles.map(toBar))
  const volume = scenario === 'indicators' ? chart.addSeries(HistogramSeries, {}, 1) : null
  volume?.setData(candles.map(toVolume))
  return {
    update: (candle) => {
      bars.update(toBar(candle))
      volume?.update(toVolume(candle))
    },
  }
}
