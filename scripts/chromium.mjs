import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Flags under which pictures and timings repeat, and Chromium asks nothing of the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium of the system, or undefined: then Playwright uses its own. `CHROMIUM` overrides. */
export const findChromium = () => find(names)

/**
 * Likewise, of the build that has no window to draw, where there is one: for journeys, which draw with it as a reader's does but for single
 * pixels. Playwright's own headless Chromium is this build too.
 */
export const findHeadlessShell = () => find(['chromium-headless-shell', ...names])

function find(names) {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      continue
    }
  }
  return undefined
}
