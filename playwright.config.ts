import { defineConfig } from '@playwright/test'
import { chromiumFlags, findHeadlessShell } from './scripts/chromium.mjs'

const executablePath = findHeadlessShell()

/** Journeys in the built app, each against a Node broker of its own. */
export default defineConfig({
  testDir: 'apps/web/e2e',
  globalSetup: './apps/web/e2e/prepareRun.ts',
  /**
   * `quick` is in every `npm test`: what only the built app shows (its start, routes, faults, files, tabs, unknown outcomes), and one life of an
   * account. `nightly` is what stories and tests of the broker show in part already, end to end.
   */
  projects: [
    { name: 'quick', testIgnore: '**/nightly/**' },
    { name: 'nightly', testMatch: '**/nightly/**/*.spec.ts' },
  ],
  outputDir: 'test-results',
  reporter: 'list',
  /** A journey waits for its broker and for what is drawn more than it calculates. */
  workers: '150%',
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'Asia/Seoul',
    colorScheme: 'light',
    actionTimeout: 15_000,
    /** What a journey breaks on purpose goes through its page: `nightly/pwa.spec.ts` and `nightly/push.spec.ts` alone install the app. */
    serviceWorkers: 'block',
    /** A trace costs a fifth of a journey's CPU: `npm run e2e -- --trace retain-on-failure` records one. */
    trace: 'off',
    launchOptions: { args: [...chromiumFlags], ...(executablePath ? { executablePath } : {}) },
  },
})
