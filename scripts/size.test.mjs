import { describe, expect, it } from 'vitest'
import { budgets, closure, engineLeaks, engines, hasItsMark, measure } from './size.mjs'

const screens = '../../packages/screens/src'
const start = `${screens}/start/StartScreen.tsx`
const detail = `${screens}/stock-detail/StockDetailScreen.tsx`
const market = `${screens}/market/MarketScreen.tsx`

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_shared'],
    dynamicImports: [start, detail, market],
  },
  _shared: { file: 'shared.js' },
  _chart: { file: 'chart.js' },
  [start]: { file: 'start.js', isDynamicEntry: true, imports: ['index.html', '_shared'] },
  [market]: { file: 'market.js', isDynamicEntry: true, imports: ['index.html'] },
  [detail]: { file: 'detail.js', isDynamicEntry: true, imports: ['index.html', '_chart'] },
  [`${screens}/i18n/en/index.ts`]: { file: 'en.js', isDynamicEntry: true },
  [`${screens}/i18n/kor/index.ts`]: { file: 'kor.js', isDynamicEntry: true },
  [`${screens}/i18n/tw/index.ts`]: { file: 'tw.js', isDynamicEntry: true },
}
const sizes = { 'index.js': 100, 'shared.js': 10, 'start.js': 5, 'en.js': 1, 'kor.js': 3, 'tw.js': 2 }
const budget = { ...budgets[0], limit: 118 }

describe('the size of a place', () => {
  it('counts each file once, with what it imports, and the heaviest language', () => {
    const measured = measure(manifest, (file) => sizes[file], budget)
    expect(measured).toMatchObject({ place: '/login/start', size: 118, over: false })
    expect([...measured.files].sort()).toEqual(['index.js', 'kor.js', 'shared.js', 'start.js'])
  })

  it('is over its budget by one byte too many', () => {
    expect(measure(manifest, (file) => sizes[file], { ...budget, limit: 117 }).over).toBe(true)
  })

  it('of a screen that the build does not have is an error', () => {
    expect(() => closure(manifest, ['nowhere.tsx'])).toThrow('nowhere.tsx')
  })
})

describe.each(engines)('the mark of $name', (engine) => {
  it('stands in its own file', () => {
    expect(hasItsMark(engine)).toBe(true)
  })
})

describe('the engine of the stock chart', () => {
  const [stockChart] = engines
  const leaks = (built) => engineLeaks(built, stockChart, (file) => file === 'chart.js')

  it('may be fetched by the stock detail', () => {
    expect(leaks(manifest)).toEqual([])
  })

  it('is found where another screen fetches it', () => {
    const leaking = { ...manifest, [market]: { ...manifest[market], imports: ['index.html', '_chart'] } }
    expect(leaks(leaking)).toEqual([market])
  })

  it('is found where the entry fetches it, and with it every screen', () => {
    const leaking = { ...manifest, _shared: { file: 'shared.js', imports: ['_chart'] } }
    expect(leaks(leaking)).toContain('index.html')
  })
})

describe('the engine of the drawn charts', () => {
  const [, drawnCharts] = engines
  const leaks = (built) => engineLeaks(built, drawnCharts, (file) => file === 'apex.js')
  const drawn = {
    ...manifest,
    [drawnCharts.from]: { file: 'apex.js', isDynamicEntry: true, imports: ['_shared'] },
  }

  it('may be fetched by a chart that shows', () => {
    const later = { ...drawn, [market]: { ...manifest[market], dynamicImports: [drawnCharts.from] } }
    expect(leaks(later)).toEqual([])
  })

  it('is found where a screen fetches it at once', () => {
    const leaking = {
      ...drawn,
      [market]: { ...manifest[market], imports: ['index.html', drawnCharts.from] },
    }
    expect(leaks(leaking)).toEqual([market])
  })
})
