import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** Makes the browser that of a phone: its pointer is a finger. */
export async function touches(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 })
}

interface Preferences {
  reducedMotion?: boolean
  forcedColours?: boolean
  dark?: boolean
}

/** Makes the browser match these, as a reader's system settings do, and for nothing else. */
export async function prefer({
  reducedMotion = false,
  forcedColours = false,
  dark = false,
}: Preferences): Promise<void> {
  const features = [
    { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
    { name: 'forced-colors', value: forcedColours ? 'active' : 'none' },
    { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
  ]
  await cdp().send('Emulation.setEmulatedMedia', { features })
}
