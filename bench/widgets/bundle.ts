import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, minifySync, type Plugin, type Rolldown } from 'vite'
import type { Bundle, File, Share } from './report.ts'

/** Phones of some four years ago, as apps/web has them. */
const target = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4']

const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length

const startAt = (entry: string): Plugin => ({
  name: 'bench:entry',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('%entry%', `./${entry}`) },
})

/** What Vue's own plugin would set. Left unset, Vue contains what only its developer tools need. */
const vueFlags = {
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
}

/** The one configuration under which all are built; only the entry differs. */
const configOf = (entry: string, outDir: string): InlineConfig => ({
  configFile: false,
  logLevel: 'error',
  root: join(import.meta.dirname, 'page'),
  plugins: [startAt(entry), react(), vanillaExtractPlugin()],
  define: vueFlags,
  build: { outDir, emptyOutDir: true, target, modulePreload: { polyfill: false } },
})

/** The npm package or, of our own, the package and folder that a module comes from. */
function originOf(id: string): string {
  const library = id.split('/node_modules/').at(-1)
  if (id.includes('/node_modules/') && library !== undefined) {
    const [scope = '', name = ''] = library.split('/')
    return scope.startsWith('@') ? `${scope}/${name}` : scope
  }
  const own = /\/packages\/(\w+)\/src\/(\w+)(?:\/(\w+)\/)?/.exec(id)
  if (!own) return 'the bundler and the page'
  const [, workspace = '', folder = '', widget] = own
  return ['@onelot', workspace, folder, ...(widget === undefined ? [] : [widget])].join('/')
}

/** Each origin's part of the script, minified and gzipped by itself: together more than the bundle, where all share one dictionary. */
function sharesOf(chunks: readonly Rolldown.OutputChunk[]): Share[] {
  const code = new Map<string, string>()
  for (const { modules } of chunks)
    for (const [id, module] of Object.entries(modules))
      if (module.code) code.set(originOf(id), `${code.get(originOf(id)) ?? ''}\n${module.code}`)
  return [...code].map(([origin, text]) => ({
    origin,
    size: gzipped(
      minifySync('module.js', text, {
        module: false,
        mangle: { toplevel: true },
        compress: { unused: false },
      }).code,
    ),
  }))
}

/** The chunks that run before anything is asked for: the entry and what it imports at once. */
function eagerOf(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const eager = new Set<string>()
  const waiting = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (eager.has(name)) continue
    eager.add(name)
    waiting.push(...(byName.get(name)?.imports ?? []))
  }
  return eager
}

/** Builds a page for production, and weighs every file of it: those that load later too. */
export async function bundle(entry: string, outDir: string): Promise<Bundle> {
  const built = await build(configOf(entry, outDir))
  if (!('output' in built)) throw new Error(`${entry} was not built once`)
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const eager = eagerOf(chunks)
  const files = built.output.flatMap((file): File[] => {
    const { fileName: name } = file
    if (file.type === 'chunk')
      return [{ name, kind: 'script', size: gzipped(file.code), lazy: !eager.has(name) }]
    if (name.endsWith('.html')) return []
    if (!name.endsWith('.css')) throw new Error(`${entry} brings ${name}, which nobody counts`)
    return [{ name, kind: 'styles', size: gzipped(file.source), lazy: false }]
  })
  return { files, shares: sharesOf(chunks) }
}
