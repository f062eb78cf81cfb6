// npm run size: what script a person must fetch to open a place, gzipped, against its budget (issue 2, DESIGN 1).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

const KB = 1024
/** Files named in the table, heaviest first; `npm run size -- --all` names every one. */
const shown = process.argv.includes('--all') ? Infinity : 6
const screens = '../../packages/screens/src'
const languages = ['en', 'kor', 'tw'].map((language) => `${screens}/i18n/${language}/index.ts`)

export const budgets = [
  { place: '/login/start', screen: `${screens}/start/StartScreen.tsx`, limit: 140 * KB },
  { place: '/market/index', screen: `${screens}/market/MarketScreen.tsx`, limit: 170 * KB },
]
/** The chart engine is known in a built file by a name of its own panes; it may be reached from here only. */
const chart = { mark: 'candle_pane', screen: `${screens}/stock-detail/StockDetailScreen.tsx` }

/** The files that the named chunks need before they run: themselves and what they import at once. */
export function closure(manifest, names) {
  const seen = new Set()
  const waiting = [...names]
  while (waiting.length > 0) {
    const name = waiting.pop()
    if (seen.has(name)) continue
    if (!manifest[name]) throw new Error(`the build has no chunk ${name}`)
    seen.add(name)
    waiting.push(...(manifest[name].imports ?? []))
  }
  return new Set([...seen].map((name) => manifest[name].file).filter((file) => file.endsWith('.js')))
}

/** What a place costs, with the heaviest language. */
export function measure(manifest, sizeOf, { place, screen, limit }) {
  const total = (language) => {
    const files = closure(manifest, ['index.html', screen, language])
    return { files, size: [...files].reduce((sum, file) => sum + sizeOf(file), 0) }
  }
  const heaviest = languages.map(total).reduce((a, b) => (b.size > a.size ? b : a))
  return { place, limit, ...heaviest, over: heaviest.size > limit }
}

/** Entries, other than the stock detail, that would fetch a chart engine. */
export function chartLeaks(manifest, hasChart) {
  const entries = Object.keys(manifest).filter(
    (name) => manifest[name].isEntry || manifest[name].isDynamicEntry,
  )
  const allowed = new Set([chart.screen, ...(manifest[chart.screen]?.dynamicImports ?? [])])
  return entries.filter((name) => !allowed.has(name) && [...closure(manifest, [name])].some(hasChart))
}

function main() {
  const dist = join(import.meta.dirname, '../apps/web/dist')
  const manifestFile = join(dist, 'manifest.json')
  if (!existsSync(manifestFile)) {
    console.error('apps/web is not built: npm run build --workspace @onelot/web')
    return 1
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const textOf = (file) => readFileSync(join(dist, file))
  const sizeOf = (file) => gzipSync(textOf(file), { level: 9 }).length
  const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`

  const rows = budgets.map((budget) => measure(manifest, sizeOf, budget))
  for (const { place, size, limit, files, over } of rows) {
    console.log(
      `${place.padEnd(16)} ${kb(size).padStart(9)} of ${kb(limit).padStart(9)}  ${over ? 'OVER' : 'ok'}`,
    )
    const heavy = [...files].map((file) => ({ file, size: sizeOf(file) })).sort((a, b) => b.size - a.size)
    for (const { file, size: own } of heavy.slice(0, shown))
      console.log(`    ${kb(own).padStart(9)}  ${file}`)
  }
  const files = Object.values(manifest).map(({ file }) => file)
  const charts = new Set(files.filter((file) => file.endsWith('.js') && textOf(file).includes(chart.mark)))
  const leaks = chartLeaks(manifest, (file) => charts.has(file))
  console.log(
    `chart engine     ${kb([...charts].reduce((sum, file) => sum + sizeOf(file), 0)).padStart(9)}  in ${[...charts].join(', ')}`,
  )
  if (charts.size === 0)
    console.error('no chunk has the chart engine: its mark has changed, so this check sees nothing')
  if (leaks.length > 0) console.error(`the chart engine is fetched by ${leaks.join(', ')}`)
  return rows.some(({ over }) => over) || leaks.length > 0 || charts.size === 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main()
