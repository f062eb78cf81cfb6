import { isAbsolute, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { CLIENT, clientPackages } from './clientModules.ts'
import { classNameOf, layeredStyles } from './layers.ts'
import { packageOf } from './promises.ts'
import { type Published, published } from './published.ts'

/** A module of the package itself; the consumer installs every other, once. */
const isOwn = (id: string): boolean => id.startsWith('.') || isAbsolute(id) || id.startsWith('\0')

/** The path below `src` without its ending: `./src/locales/en.ts` gives `locales/en`. */
export const entryName = (source: string): string => source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '')

/**
 * The packages that were staged before: styles that use their tokens are evaluated against what is packed, and include none of their
 * styles in.
 */
const staged = published.map(({ manifest, stage }) => ({
  find: new RegExp(`^${manifest.name}$`),
  replacement: join(stage, 'dist', 'index.js'),
}))

/**
 * Compiles a package's entries, one file a module, so that a bundler includes no more than what is imported; its styles become one
 * sheet (docs/adr/0008). A module that brings React says that it is for the browser.
 */
export async function compile(one: Published): Promise<void> {
  const { folder, manifest, stage } = one
  const inBrowser = clientPackages(one)
  const entries = Object.values(manifest.exports)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: staged },
    plugins: [vanillaExtractPlugin({ identifiers: classNameOf }), layeredStyles(manifest.name)],
    build: {
      outDir: join(stage, 'dist'),
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      lib: {
        entry: Object.fromEntries(entries.map((source) => [entryName(source), join(folder, source)])),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: (id) => !isOwn(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          entryFileNames: '[name].js',
          banner: ({ imports }) => (imports.some((id) => inBrowser.has(packageOf(id))) ? CLIENT : ''),
        },
      },
    },
  })
}
