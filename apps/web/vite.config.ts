import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig, loadEnv } from 'vite'

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

/**
 * The router and the dialogs' parts come as single modules that name their components for debugging and make contexts as they load: effects, to
 * the bundler, that keep alive what nobody uses. Without the names and with the makings declared pure, a page needs some 10 KB less script.
 */
function shakeLibraries(): Plugin {
  return {
    name: 'onelot:shake-libraries',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist|@radix-ui\// },
      handler: (code) => ({
        code: code
          .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = [^;]*;$/gm, '')
          .replaceAll(/^__name\(\w+, "\w+"\);$/gm, '')
          .replaceAll(/static \{\s*__name\(this, "\w+"\);\s*\}/g, ''),
        map: null,
      }),
    },
  }
}

export default defineConfig(({ mode }) => {
  const root = import.meta.dirname
  const { VITE_API_ORIGIN = '', VITE_DEMO } = { ...loadEnv(mode, root, 'VITE_'), ...process.env }
  return {
    root,
    /** Relative, so that the build runs from any folder and inside a native shell. */
    base: './',
    plugins: [react(), vanillaExtractPlugin(), shakeLibraries(), contentSecurityPolicy(VITE_API_ORIGIN)],
    /** Known when the build is made, so that no other build carries a broker. */
    define: { 'import.meta.env.VITE_DEMO': JSON.stringify(VITE_DEMO ?? '') },
    build: {
      target: oldest,
      outDir: process.env['WEB_OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1_000,
    },
    server: { proxy: { '/api': `http://localhost:${process.env['PORT'] ?? '5180'}` } },
  }
})
