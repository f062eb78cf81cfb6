// npm run size: the script that a browser must load to use a screen, gzipped, against its budget (docs/adr/0014-what-a-screen-may-weigh.md).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

const KB = 1024
/** Files named in the table, heaviest first; `npm run size -- --all` names every one. */
const shown = process.argv.includes('--all') ? Infinity : 6
const screens = '../../packages/screens/src'
const languages = ['en', 'kor', 'tw']
const app = ['index.html', 'src/startApp.tsx']
const chart = `${screens}/market/stock-detail/engine.ts`

/** The router and i18next are given: what they weigh is named, and not counted. */
const isGiven = (file) => /(^|\/)(router|i18next)-/.test(file)

/** `limit` in bytes, gzipped. `more`: what the screen fetches later. */
export const budgets = [
  { name: '/login/login', folder: 'member/login', more: [], limit: 187 * KB },
  { name: '/home/index', folder: 'site/home', more: [], limit: 192 * KB },
  { name: '/market/index', folder: 'market/market', more: [], limit: 212 * KB },
  { name: '/market/stockDetail', folder: 'market/stock-detail', more: [], limit: 235 * KB },
  {
    name: '/market/stockDetail with its chart',
    folder: 'market/stock-detail',
    more: [chart],
    limit: 312 * KB,
  },
]
/** Files of script that a screen fetches beside the app's and its words: over one origin six come at a time, each after a round trip. */
const mostFiles = 32

/**
 * Drawing engines, none of which may come with a screen that has not asked for one. Each is recognised in a built file by a name of its own
 * that no minifier changes, and may be reached from `from`, and by what that fetches later, only.
 */
export const engines = [
  {
    name: 'klinecharts',
    mark: 'candle_pane',
    source: 'klinecharts/dist/index.esm.js',
    from: chart,
  },
  {
    name: 'apexcharts',
    mark: 'apexcharts-canvas',
    source: 'apexcharts/dist/apexcharts.esm.js',
    from: '../../packages/ui/src/finance/charts/apexEngine.ts',
  },
]

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

/** The classic scripts of the page, which are no modules of the build. */
export const scriptsOf = (page) =>
  [...page.matchAll(/<script(?![^>]*type="module")[^>]*\ssrc="\.\/([^"]+)"/g)].map(([, file]) => file)

/** What a screen costs with the heaviest language: the page's own scripts, the app, the screen and its messages. */
export function measure(manifest, sizeOf, { name, folder, more, limit }, scripts = []) {
  const total = (language) => {
    const parts = [
      `${screens}/base/i18n/languages/${language}.ts`,
      `${screens}/${folder}/index.ts`,
      `${screens}/${folder}/messages/${language}.ts`,
    ]
    const all = [...scripts, ...closure(manifest, [...app, ...parts, ...more])]
    const given = all.filter(isGiven).reduce((sum, file) => sum + sizeOf(file), 0)
    const files = all.filter((file) => !isGiven(file))
    return { files, given, size: files.reduce((sum, file) => sum + sizeOf(file), 0) }
  }
  const heaviest = languages.map(total).reduce((a, b) => (b.size > a.size ? b : a))
  return { name, limit, ...heaviest, over: heaviest.size > limit }
}

/** How many files each screen fetches beside those of the app, the most first. */
export function filesOfScreens(manifest) {
  const own = closure(manifest, app)
  return Object.keys(manifest)
    .filter((name) => /\/screens\/src\/[^/]+\/[^/]+\/index\.ts$/.test(name))
    .map((name) => ({ name, count: [...closure(manifest, [name])].filter((file) => !own.has(file)).length }))
    .sort((a, b) => b.count - a.count)
}

/** Entries that would load an engine though they may not. */
export function engineLeaks(manifest, { from }, hasEngine) {
  const entries = Object.keys(manifest).filter(
    (name) => manifest[name].isEntry || manifest[name].isDynamicEntry,
  )
  const allowed = new Set([from, ...(manifest[from]?.dynamicImports ?? [])])
  return entries.filter((name) => !allowed.has(name) && [...closure(manifest, [name])].some(hasEngine))
}

/** Whether an engine's own file still has the mark that it is looked for by. */
export const hasItsMark = ({ mark, source }) =>
  readFileSync(join(import.meta.dirname, '../node_modules', source), 'utf8').includes(mark)

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

  const classic = scriptsOf(readFileSync(join(dist, 'index.html'), 'utf8'))
  const rows = budgets.map((budget) => measure(manifest, sizeOf, budget, classic))
  for (const { name, size, limit, files, given, over } of rows) {
    console.log(
      `${name.padEnd(34)} ${kb(size).padStart(9)} of ${kb(limit).padStart(9)}  ${over ? 'OVER' : 'ok'}, beside router and i18next, ${kb(given)}`,
    )
    const heavy = files.map((file) => ({ file, size: sizeOf(file) })).sort((a, b) => b.size - a.size)
    for (const { file, size: own } of heavy.slice(0, shown))
      console.log(`    ${kb(own).padStart(9)}  ${file}`)
  }
  const scripts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js'))
  const faults = engines.map((engine) => {
    const found = new Set(scripts.filter((file) => textOf(file).includes(engine.mark)))
    const weight = kb([...found].reduce((sum, file) => sum + sizeOf(file), 0))
    console.log(
      `${engine.name.padEnd(16)} ${weight.padStart(9)}  in ${[...found].join(', ') || 'no file: nothing draws with it yet'}`,
    )
    const leaks = engineLeaks(manifest, engine, (file) => found.has(file))
    if (leaks.length > 0) console.error(`${engine.name} is fetched by ${leaks.join(', ')}`)
    const known = hasItsMark(engine)
    if (!known) console.error(`${engine.name} no longer has ${engine.mark}, so this check would see nothing`)
    return leaks.length > 0 || !known
  })
  const [most] = filesOfScreens(manifest)
  const isScattered = most.count > mostFiles
  console.log(
    `${String(most.count).padStart(3)} files of ${mostFiles}  ${isScattered ? 'OVER' : 'ok'}, the most of a screen: ${most.name.replace(`${screens}/`, '')}`,
  )
  return rows.some(({ over }) => over) || faults.includes(true) || isScattered ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main()
