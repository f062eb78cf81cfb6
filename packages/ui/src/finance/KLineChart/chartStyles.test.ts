import { describe, expect, it } from 'vitest'
import { marketColourConventions, themes, type MarketColours, type ThemeName } from '../../tokens/axes.ts'
import { chartLines } from '../../tokens/chartLines.ts'
import { colours, marketPalette } from '../../tokens/palette.ts'
import { chartStyles, faded, type ChartLook } from './chartStyles.ts'

const look = (theme: ThemeName, convention: MarketColours): ChartLook => ({
  colours: colours[theme],
  market: marketPalette(theme, convention),
  lines: chartLines[theme],
  fontFamily: 'sans-serif',
  fontSize: 11,
})
const candlesticks = { timeShare: false, type: 'candles', direction: undefined } as const

describe('styles of the chart engine', () => {
  it.each(
    themes.flatMap((theme) => marketColourConventions.map((convention) => [theme, convention] as const)),
  )('take up and down from the %s theme under the %s convention', (theme, convention) => {
    const { up, down } = marketPalette(theme, convention)
    const bar = chartStyles(look(theme, convention), candlesticks).candle?.bar
    expect([bar?.upColor, bar?.downColor]).toEqual([up, down])
  })

  it('keep market colours off the lines of indicators', () => {
    for (const theme of themes) {
      const market = marketColourConventions.flatMap((convention) => {
        const { up, down } = marketPalette(theme, convention)
        return [up, down]
      })
      const lines = chartStyles(look(theme, 'kr'), candlesticks).indicator?.lines ?? []
      expect(lines.length).toBeGreaterThan(3)
      expect(lines.filter((line) => market.includes(line.color ?? ''))).toEqual([])
    }
  })

  it('draw time-share as an area in the colour of its direction', () => {
    const { candle } = chartStyles(look('dark', 'us'), {
      timeShare: true,
      type: 'candles',
      direction: 'down',
    })
    expect(candle?.type).toBe('area')
    const { down, downFill } = marketPalette('dark', 'us')
    expect(candle?.area?.lineColor).toBe(down)
    expect(candle?.priceMark?.last).toMatchObject({ upColor: downFill, downColor: downFill })
  })

  it('draw a line without an area under it, where the reader chose that', () => {
    const shades = (type: 'line' | 'area') => {
      const { candle } = chartStyles(look('light', 'us'), { timeShare: false, type, direction: 'up' })
      expect(candle?.type).toBe('area')
      return candle?.area?.backgroundColor
    }
    const { up } = marketPalette('light', 'us')
    const clear = { offset: 0, color: faded(up, 0) }
    expect(shades('line')).toEqual([clear, { ...clear, offset: 1 }])
    expect(shades('area')).toEqual([clear, { offset: 1, color: faded(up, 0.14) }])
  })

  it.each([true, false])('colour the last price by the change of the day, time-share: %s', (timeShare) => {
    const { downFill } = marketPalette('dark', 'us')
    const { candle } = chartStyles(look('dark', 'us'), { timeShare, type: 'candles', direction: 'down' })
    expect(candle?.priceMark?.last).toMatchObject({
      upColor: downFill,
      downColor: downFill,
      noChangeColor: downFill,
    })
  })

  it('leave the legend to the page', () => {
    expect(chartStyles(look('light', 'kr'), candlesticks).candle?.tooltip?.showRule).toBe('none')
  })
})

describe('a translucent colour', () => {
  it('carries its opacity in two more hex digits', () => {
    expect([faded('#102030', 0), faded('#102030', 0.5), faded('#102030', 1)]).toEqual([
      '#10203000',
      '#10203080',
      '#102030ff',
    ])
  })
})
