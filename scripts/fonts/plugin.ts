import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packagesOfFaces, pinnedSheet } from './sheet.ts'

const modules = join(import.meta.dirname, '..', '..', 'node_modules')
const asked = 'virtual:pinned-fonts'
const resolved = `\0${asked}`

/**
 * `virtual:pinned-fonts`: the constructed sheet of pinned faces. `carried` has the faces in it: some 200 requests for one page of text would
 * each wait for the service worker that answers a story's calls. `requested` asks for those that a page needs, which is less than all of them
 * again for each page.
 */
export const pinnedFontsPlugin = (faces: 'carried' | 'requested'): Plugin => ({
  name: 'onelot:pinned-fonts',
  resolveId: (id) => (id === asked ? resolved : undefined),
  load: (id) => {
    if (id !== resolved) return undefined
    const sheet = faces === 'carried' ? carried() : pinnedSheet(modules, `/@fs${packagesOfFaces(modules)}`)
    return `export const faces = new CSSStyleSheet()\nfaces.replaceSync(${JSON.stringify(sheet)})`
  },
})

const carried = (): string =>
  pinnedSheet(modules, packagesOfFaces(modules)).replaceAll(
    /url\(([^)]+\.woff2)\)/g,
    (_, file: string) => `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`,
  )
