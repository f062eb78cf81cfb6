import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packagesOfFaces, pinnedSheet } from './sheet.ts'

const modules = join(import.meta.dirname, '..', '..', 'node_modules')
const asked = 'virtual:pinned-fonts'
const resolved = `\0${asked}`

/**
 * `virtual:pinned-fonts`: the constructed sheet of pinned faces, with the faces in it. Some 200 requests for one page of text would each wait for the service
 * worker that answers a story's calls.
 */
export const pinnedFontsPlugin = (): Plugin => ({
  name: 'onelot:pinned-fonts',
  resolveId: (id) => (id === asked ? resolved : undefined),
  load: (id) => {
    if (id !== resolved) return undefined
    const sheet = pinnedSheet(modules, packagesOfFaces(modules))
    const whole = sheet.replaceAll(/url\(([^)]+\.woff2)\)/g, (_, file: string) => `url(${faceIn(file)})`)
    return `export const faces = new CSSStyleSheet()\nfaces.replaceSync(${JSON.stringify(whole)})`
  },
})

const faceIn = (file: string): string => `data:font/woff2;base64,${readFileSync(file).toString('base64')}`
