import { describe, expect, it } from 'vitest'
import {
  budgets,
  closure,
  engineLeaks,
  engines,
  filesOfScreens,
  hasItsMark,
  measure,
  scriptsOf,
} from './size.mjs'

const screens = '../../packages/screens/src'
const login = `${screens}/member/login/index.ts`
const detail = `${screens}/market/stock-detail/index.ts`
const chart = `${screens}/market/stock-detail/engine.ts`
const market = `${screens}/market/market/index.ts`
const app = 'src/startApp.tsx'
const languages = ['en', 'kor', 'tw']

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_shared'],
    dynamicImports: [app, login, detail, market],
  },
  [app]: { file: 'app.js', isDynamicEntry: true, imports: ['index.html', '_router', '_i18next'] },
  _router: { file: 'assets/router-1a.js' },
  _i18next: { file: 'assets/i18next-2b.js' },
  _shared: { file: 'shared.js' },
  _chart: { file: 'chart.js' },
  [login]: { file: 'login.js', isDynamicEntry: true, imports: ['index.html', '_shared'] },
  [market]: { file: 'market.js', isDynamicEntry: true, imports: ['index.html'] },
  [detail]: { file: 'detail.js', isDynamicEntry: true, imports: ['index.html'], dynamicImports: [chart] },
  [chart]: { file: 'live.js', isDynamicEntry: true, imports: ['_chart'] },
  ...Object.fromEntries(
    languages.flatMap((language) => [
      [`${screens}/base/i18n/languages/${language}.ts`, { file: `${language}.js`, isDynamicEntry: true }],
      [
        `${screens}/member/login/messages/${language}.ts`,
        { file: `login-${language}.js`, isDynamicEntry: true },
      ],
    ]),
  ),
}
const sizes = {
  'index.js': 100,
  'app.js': 20,
  'assets/router-1a.js': 40,
  'assets/i18next-2b.js': 12,
  'shared.js': 10,
  'login.js': 5,
  'en.js': 1,
  'kor.js': 3,
  'tw.js': 2,
  'login-en.js': 1,
  'login-kor.js': 1,
  'login-tw.js': 1,
}
const budget = { ...budgets[0], limit: 139 }

describe('the size of a screen', () => {
  it('has the scripts of the page that are no modules', () => {
    const page =
      '<script async src="./early.js"></script><script type="module" crossorigin src="./index.js"></script>'
    expect(scriptsOf(page)).toEqual(['early.js'])
    const own = { ...sizes, 'early.js': 7 }
    expect(measure(manifest, (file) => own[file], budget, ['early.js'])).toMatchObject({
      size: 146,
      over: true,
    })
  })

  it('counts each file once, with what it imports, and the heaviest language', () => {
    const measured = measure(manifest, (file) => sizes[file], budget)
    expect(measured).toMatchObject({ name: '/login/login', size: 139, over: false })
    expect([...measured.files].sort()).toEqual([
      'app.js',
      'index.js',
      'kor.js',
      'login-kor.js',
      'login.js',
      'shared.js',
    ])
  })

  it('has the number of files of each screen beside those of the app, the most first', () => {
    const scattered = {
      ...manifest,
      _prices: { file: 'prices.js' },
      [market]: { ...manifest[market], imports: ['index.html', '_prices'] },
    }
    expect(filesOfScreens(scattered)).toEqual([
      { name: market, count: 2 },
      { name: login, count: 1 },
      { name: detail, count: 1 },
    ])
  })

  it('leaves the router and i18next out, and says what they weigh', () => {
    expect(measure(manifest, (file) => sizes[file], budget).given).toBe(52)
  })

  it('is over its budget by one byte too many', () => {
    expect(measure(manifest, (file) => sizes[file], { ...budget, limit: 138 }).over).toBe(true)
  })

  it('of a screen that the build does not have is an error', () => {
    expect(() => closure(manifest, ['nowhere.tsx'])).toThrow('nowhere.tsx')
  })
})

describe.each(engines)('the mark of $name', (engine) => {
  it('is in its own file', () => {
    expect(hasItsMark(engine)).toBe(true)
  })
})

describe('the engine of the stock chart', () => {
  const [stockChart] = engines
  const leaks = (built) => engineLeaks(built, stockChart, (file) => file === 'chart.js')

  it('may be fetched by the chart of the stock detail', () => {
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
