import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { type TestProjectConfiguration, defineConfig } from 'vitest/config'
import { type BrowserConfigOptions } from 'vitest/node'
import { chromiumFlags, findChromium } from './scripts/chromium.mjs'
import { pinnedFontsPlugin } from './scripts/fonts/plugin.ts'
import { FirstReadReporter } from './scripts/firstReads/firstReadReporter.ts'
import { RefusalReporter } from './scripts/refusals/refusalReporter.ts'
import { screenCallsPlugin } from './scripts/screenCalls/plugin.ts'
import { widgetFactsPlugin } from './scripts/widgetFacts/plugin.ts'
import { LongFirst, nodeProjects, replacesModules, runOptions } from './vitest.node.config.ts'

const cores = availableParallelism()

const executablePath = findChromium()

/** A tag of docs/stories.md, or every story that is a test. */
const slice = process.env['STORIES'] ?? 'test'

/** A mode of scripts/visual/modes.ts for all stories, or each story's own. */
const mode = process.env['STORIES_MODE'] ?? ''

/** Where 1, a story fails that a translated page would break (docs/stories.md). */
const translated = process.env['STORIES_TRANSLATED'] ?? ''

/** How many times each screen is shown with odd answers; where empty, as often as a plain run has time for. */
const oddRounds = process.env['ODD_ROUNDS'] ?? ''

/** Where `all`, each world is built in a browser and in Node, and ten screens are drawn under the toolbar's choices; otherwise a part of them. */
const worlds = process.env['WORLDS'] ?? ''

/** Each project its own: vitest writes the project's name into it. */
const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: [...chromiumFlags], ...(executablePath ? { executablePath } : {}) },
  }),
  instances: [{ browser: 'chromium' }],
})

/** What a test in a browser asks Node for. */
async function worldDump(_: unknown, world: string): Promise<string> {
  const { createBrowserBroker, worldNames } = await import('./apps/mock-api/src/browser.ts')
  const name = worldNames.find((one) => one === world)
  if (name === undefined) throw new Error(`there is no world ${world}`)
  const built = await createBrowserBroker({ world: name })
  const dump = JSON.stringify(await built.broker.services.store.dump())
  await built.dispose()
  return dump
}

/** What vite must have bundled before a test in the browser begins: a dependency that is found later reloads the page. */
const bundled = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/dynamic',
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  '@tanstack/react-virtual',
  '@onelot/screens > @hookform/resolvers/zod',
  'apexcharts',
  'axe-core',
  'big.js',
  'embla-carousel-react',
  'hono',
  'i18next',
  'klinecharts',
  'lucide-react',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  'qrcode.react',
  'react',
  'react-dom',
  'react-apexcharts',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'sucrase',
  'swr',
  'swr/infinite',
  'zod',
  'zod/mini',
]

/** Tests of a browser that play no story. */
const withoutStory = (files: {
  name: string
  isolate?: boolean
  include: string[]
  exclude?: string[]
}): TestProjectConfiguration => ({
  plugins: [vanillaExtractPlugin(), screenCallsPlugin(), widgetFactsPlugin(), pinnedFontsPlugin('requested')],
  /** The service worker that answers stories. */
  publicDir: '.storybook/public',
  optimizeDeps: {
    include: [
      ...bundled,
      '@storybook/react-vite',
      'storybook/internal/core-events',
      'storybook/preview-api',
      'storybook/test',
    ],
  },
  /** In React's production build a Profiler counts only with this one. */
  resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } },
  test: {
    ...files,
    setupFiles: ['.storybook/pinnedFonts.ts', '.storybook/emptyPage.ts'],
    env: { ODD_ROUNDS: oddRounds, WORLDS: worlds },
    testTimeout: 30_000,
    /** As long as a test may take, less the time to say what did not hold. */
    expect: { poll: { timeout: 25_000 } },
    /** They wait for fingers and clocks more than they calculate; after the stories, which calculate. */
    maxWorkers: 2 * cores,
    sequence: { groupOrder: 1 },
    browser: { ...browser(), commands: { worldDump } },
  },
})

export default defineConfig({
  test: {
    ...runOptions,
    sequence: { sequencer: LongFirst },
    reporters: ['default', new RefusalReporter(), new FirstReadReporter()],
    projects: [
      ...nodeProjects,
      {
        plugins: [
          storybookTest({ configDir: '.storybook', tags: { include: [slice] } }),
          pinnedFontsPlugin('carried'),
        ],
        optimizeDeps: { include: bundled },
        test: {
          name: 'stories',
          setupFiles: [
            '.storybook/loadedFirst.ts',
            '.storybook/unpainted.ts',
            '.storybook/pinnedFonts.ts',
            '.storybook/accessibilityTree.ts',
            '.storybook/seenCalls.ts',
          ],
          /** A page plays one file after another: the preview and what stories import is fetched and run once in it. */
          isolate: false,
          env: { STORIES_MODE: mode, STORIES_TRANSLATED: translated },
          testTimeout: 30_000,
          maxWorkers: cores,
          browser: browser(),
        },
      },
      withoutStory({
        name: 'browser',
        isolate: false,
        include: ['.storybook/**/*.test.{ts,tsx}'],
        exclude: [replacesModules],
      }),
      withoutStory({ name: 'browser-mocked', include: ['.storybook/*.mocked.test.tsx'] }),
    ],
  },
})
