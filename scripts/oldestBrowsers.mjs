import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))

/** The oldest version of each browser that is served, by its name in browserslist (docs/adr/0018-which-browsers.md). */
export const oldestBrowsers = new Map(
  browserslist.map((query) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? []
    if (!version) throw new Error(`not the oldest version of a browser: ${query}`)
    return [name, version]
  }),
)

/** Names of esbuild, by those of browserslist; a browser of another name is one of these underneath. */
const builtFor = new Map([
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
  ['ios_saf', 'ios'],
])

/** What the app is built for: `chrome111`. */
export const buildTarget = [...builtFor].map(([name, built]) => `${built}${oldestBrowsers.get(name)}`)
