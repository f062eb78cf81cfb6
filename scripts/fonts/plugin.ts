import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packagesOfFaces, pinnedSheet } from './sheet.ts'

const modules = join(import.meta.dirname, '..', '..', 'node_modules')
const asked = 'virtual:pinned-fonts'
const resolved = `\0${asked}`

/** `virtual:pinned-fonts`: the sheet of pinned faces, served by vite itself. */
export const pinnedFontsPlugin = (): Plugin => ({
  name: 'onelot:pinned-fonts',
  resolveId: (id) => (id === asked ? resolved : undefined),
  load: (id) =>
    id === resolved
      ? `export const sheet = ${JSON.stringify(pinnedSheet(modules, `/@fs${packagesOfFaces(modules)}`))}`
      : undefined,
})
