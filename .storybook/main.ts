import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { screenCallsPlugin } from '../scripts/screenCalls/plugin.ts'
import { widgetFactsPlugin } from '../scripts/widgetFacts/plugin.ts'

/** Native props are passed on by nearly every widget and would hide its own; of them only this one is part of a design. */
const nativeProps = new Set(['disabled'])

/** A chunk by name and by the paths of what goes into it, without what those import. */
const chunk = (name: string, test: RegExp) => ({ name, test, includeDependenciesRecursively: false })

/**
 * A story opens with a dozen requests rather than two hundred: what nearly every story needs comes in a few large files, what few need
 * (chart engines, recorded prices) in files of its own.
 */
const groups = [
  chunk('charts', /\/node_modules\/(apexcharts|react-apexcharts|klinecharts)\//),
  chunk('prices', /\.generated\.ts$/),
  chunk(
    'libraries',
    /\/node_modules\/(react|react-dom|scheduler|@radix-ui|@tanstack|lucide-react|big\.js|zod|swr|i18next|hono|msw|react-hook-form|@hookform)\//,
  ),
  chunk('workspace', /\/(packages|apps)\/[^/]+\/src\/(?!.*\.(stories\.tsx|docs\.ts)$)/),
]

/** Tests and pictures show no tables of props, and do not need the types of widgets read. */
const showsDocs = process.env['VITEST'] === undefined && process.env['PICTURES'] === undefined

const config: StorybookConfig = {
  stories: [
    './*.mdx',
    './playground/*.stories.tsx',
    './conformance/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../packages/screens/testing/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: ['./public', '../apps/web/public', { from: '../packages/ui/tokens', to: '/tokens' }],
  /** Tests play each story in a mode of its own; on the page the toolbar chooses it. */
  previewAnnotations: (annotations = []) =>
    process.env['VITEST'] === undefined
      ? annotations
      : [...annotations, join(import.meta.dirname, 'testedMode.ts')],
  /** The theme is the background; the room of the tools that measure is that of the toolbar's menus. */
  features: { sidebarOnboardingChecklist: false, backgrounds: false, measure: false, outline: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    /** Reads types by the compiler: the choices of a union, generics included. */
    reactDocgen: showsDocs ? 'react-docgen-typescript' : false,
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/tsconfig.docs.json',
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ name, parent }) =>
        name !== 'ref' && (nativeProps.has(name) || !parent?.fileName.includes('node_modules')),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), screenCallsPlugin(), widgetFactsPlugin()],
      build: { rolldownOptions: { output: { keepNames: true, codeSplitting: { groups } } } },
    }),
}

export default config
