import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig, loadEnv } from 'vite'
import { bootStyles } from './bootStyles.ts'

/** Phones of some four years ago. */
const oldest = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4']

/**
 * The page's own policy, for servers that set no header: no script but the build's files. Styles are allowed inline, for the dialogs'
 * scroll lock writes one.
 */
const policy = (apiOrigin: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    `connect-src 'self'${apiOrigin === '' ? '' : ` ${apiOrigin}`}`,
    'frame-src https:',
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

export default defineConfig(({ mode }) => {
  const root = import.meta.dirname
  const { VITE_API_ORIGIN = '', VITE_DEMO } = { ...loadEnv(mode, root, 'VITE_'), ...process.env }
  return {
    root,
    /** Relative, so that the build runs from any folder and inside a native shell. */
    base: './',
    plugins: [react(), vanillaExtractPlugin(), splashStyles(), contentSecurityPolicy(VITE_API_ORIGIN)],
    /** Known when the build is made, so that no other build contains a broker. */
    define: { 'import.meta.env.VITE_DEMO': JSON.stringify(VITE_DEMO ?? '') },
    build: {
      target: oldest,
      outDir: process.env['WEB_OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1_000,
      /** In files of their own, so that `npm run size` can separate our code from them (docs/adr/0014-what-a-screen-may-weigh.md). */
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'router', test: /node_modules\/react-router/ },
              { name: 'i18next', test: /node_modules\/i18next\// },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': `http://localhost:${process.env['PORT'] ?? '5180'}` } },
  }
})
