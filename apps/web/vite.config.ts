import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig, loadEnv } from 'vite'
import { buildTarget } from '../../scripts/oldestBrowsers.mjs'
import { bootStyles } from './bootStyles.ts'
import { entry, usedByScreens } from './chunkGroups.ts'
import { earlyFiles } from './earlyFiles.ts'
import { serviceWorker } from './serviceWorker.ts'

const splashHash = createHash('sha256').update(bootStyles).digest('base64')

/**
 * The page's own policy, for servers that set no header: no script but the build's files, and no style element but the splash's. Attributes are
 * free, as drawn charts position their parts by them.
 */
const policy = (apiOrigin: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${splashHash}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    `connect-src 'self'${apiOrigin === '' ? '' : ` ${apiOrigin}`}`,
    'frame-src https:',
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

function contentSecurityPolicy(apiOrigin: string): Plugin {
  return {
    name: 'onelot:content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(apiOrigin) },
        injectTo: 'head-prepend',
      },
    ],
  }
}

const splashStyles = (): Plugin => ({
  name: 'onelot:splash-styles',
  transformIndexHtml: () => [{ tag: 'style', children: bootStyles, injectTo: 'head' }],
})

/** The app's files are on their way while the entry, which asks for them, still loads. */
const appPreloads = (): Plugin => ({
  name: 'onelot:app-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/startApp.tsx'))
      if (app === undefined) throw new Error('the build has no chunk of startApp.tsx')
      const needed = new Set([app.fileName])
      for (const file of needed)
        for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) needed.add(next)
      return [...needed]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head',
        }))
    },
  },
})

/** Its package names the files for development alone, which carry a page for developers and warnings. */
const routerInProduction = (): Plugin => ({
  name: 'onelot:router-in-production',
  apply: 'build',
  enforce: 'pre',
  resolveId: async function (source, importer) {
    if (!/^react-router(\/dom)?$/.test(source)) return null
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    const id = resolved?.id.replace('/dist/development/', '/dist/production/')
    if (id === undefined || id === resolved?.id) throw new Error(`${source} has no files for production`)
    return id
  },
})

/** `npm run dev` prints where the app is, with its logins: once is enough. */
const addressPrintedElsewhere = (): Plugin => ({
  name: 'onelot:address-printed-elsewhere',
  apply: 'serve',
  configureServer(server) {
    if (process.env['APP_URL'] !== undefined) server.printUrls = () => undefined
  },
})

/** What an endpoint says of itself is for its OpenAPI document: no browser reads it. */
const withoutSummaries = (): Plugin => ({
  name: 'onelot:without-summaries',
  apply: 'build',
  transform: {
    filter: { id: /packages\/api-client\/src\/contract\// },
    handler: (code) => ({ code: code.replaceAll(/\bsummary: "(?:[^"\\]|\\.)*"/g, 'summary: ""'), map: null }),
  },
})

export default defineConfig(({ mode }) => {
  const root = import.meta.dirname
  const { VITE_API_ORIGIN = '', VITE_DEMO } = { ...loadEnv(mode, root, 'VITE_'), ...process.env }
  return {
    root,
    /** Relative, so that the build runs from any folder and inside a native shell. */
    base: './',
    resolve: { alias: { 'react-style-singleton': join(root, 'src/boot/adoptedStyles.ts') } },
    plugins: [
      react(),
      vanillaExtractPlugin(),
      splashStyles(),
      contentSecurityPolicy(VITE_API_ORIGIN),
      appPreloads(),
      earlyFiles(),
      routerInProduction(),
      withoutSummaries(),
      addressPrintedElsewhere(),
      serviceWorker(buildTarget),
    ],
    /** Known when the build is made, so that no other build carries a broker. */
    define: { 'import.meta.env.VITE_DEMO': JSON.stringify(VITE_DEMO ?? '') },
    build: {
      target: buildTarget,
      outDir: process.env['WEB_OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1_000,
      /**
       * The router and i18next are in files of their own, so that `npm run size` can tell our code from them (docs/adr/0014-what-a-screen-may-weigh.md).
       * What nearly all screens use is in one: each file more costs a slow phone some 10 ms of its main thread.
       */
      rolldownOptions: {
        output: {
          codeSplitting: { groups: VITE_DEMO === '1' ? [entry] : [entry, ...usedByScreens] },
        },
      },
    },
    server: { proxy: { '/api': `http://localhost:${process.env['PORT'] ?? '5180'}` } },
  }
})
