import type { Plugin } from 'vite'
import { screenCalls } from './screenCalls.ts'

const asked = 'virtual:screen-calls'
const resolved = `\0${asked}`

/** `virtual:screen-calls`: by folder, the calls that a screen's script holds, read from its imports (docs/stories.md). */
export const screenCallsPlugin = (): Plugin => ({
  name: 'onelot:screen-calls',
  resolveId: (id) => (id === asked ? resolved : undefined),
  load: (id) => (id === resolved ? `export const screenCalls = ${JSON.stringify(screenCalls())}` : undefined),
})
