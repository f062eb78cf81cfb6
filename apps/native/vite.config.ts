import { join } from 'node:path'
import { type PluginOption, type UserConfig, defineConfig, loadEnv } from 'vite'
import web from '../web/vite.config.ts'

const named = (plugin: PluginOption, name: string): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name

/** The page of the web app, whose first script is the adapter's. */
const entry: PluginOption = {
  name: 'onelot:native-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const page = html.replace('/src/main.tsx', '../native/src/main.ts')
      if (page === html) throw new Error('the page of the web app has no script /src/main.tsx')
      return page
    },
  },
}

/** The web app's build, with the adapter and without its service worker. @throws Error where no broker is named */
export default defineConfig((env): UserConfig => {
  const { VITE_API_ORIGIN = '' } = {
    ...loadEnv(env.mode, join(import.meta.dirname, '../web'), 'VITE_'),
    ...process.env,
  }
  if (VITE_API_ORIGIN === '')
    throw new Error('VITE_API_ORIGIN names the broker: a page of the device has none at its own origin')
  const base = web(env)
  return {
    ...base,
    plugins: [entry, ...(base.plugins ?? []).filter((plugin) => !named(plugin, 'onelot:service-worker'))],
    build: { ...base.build, outDir: process.env['NATIVE_OUT_DIR'] ?? join(import.meta.dirname, 'dist') },
  }
})
