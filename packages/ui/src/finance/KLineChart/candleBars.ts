import { registerIndicator, type IndicatorDrawParams, type KLineData } from 'klinecharts'
import { drawCandles, noFigures, plotOf } from './indicatorDrawing.ts'

export const candlesIndicator = 'ONELOT_CANDLES'

function draw(params: IndicatorDrawParams<KLineData, unknown, unknown>): boolean {
  const { chart, ctx } = params
  const { gapBar, halfGapBar: left } = chart.getBarSpace()
  const { bar: colours } = chart.getStyles().candle
  /** As wide to the left of the wick as to its right. */
  const width = gapBar % 2 === 0 ? gapBar + 1 : gapBar
  drawCandles(ctx, plotOf(params), { bars: chart.getDataList(), look: { width, left, colours } })
  return true
}

/**
 * Candlesticks in one go, under all else that is drawn: the engine makes two objects of every bar before it draws it. The price axis is measured by
 * their highs and lows.
 */
export const registerCandles = (): void => {
  registerIndicator<KLineData>({
    name: candlesIndicator,
    series: 'price',
    zLevel: -1,
    figures: [{ key: 'high' }, { key: 'low' }],
    calc: (bars) => bars,
    draw,
    createTooltipDataSource: noFigures,
  })
}
