import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const latin = "'Noto Sans Variable'"
const korean = "'Noto Sans KR Variable'"
const taiwanese = "'Noto Sans TC Variable'"

/** The fixed-width faces that code asks a system for; each of these names is Noto Sans Mono in a test. */
const monospaced = ['SFMono-Regular', 'Menlo', 'Consolas']

/** The app prefers the system's faces; a test must not depend on the system. The order is that of ui's own stacks. */
const families = `
body { font-family: ${latin}, ${korean}, ${taiwanese}, sans-serif !important; }
:root:lang(zh) body { font-family: ${latin}, ${taiwanese}, ${korean}, sans-serif !important; }
.boot { font-family: inherit !important; }
code, kbd, pre, samp { font-family: SFMono-Regular, monospace; }
`

/** The folder of the packaged faces in a checkout. */
export const packagesOfFaces = (modules: string): string => join(modules, '@fontsource-variable')

/**
 * The style sheet that draws the texts of every test with packaged faces, none with a face of the system.
 * @param modules the node_modules folder that holds the packages
 * @param base where the folder of the packaged faces is served
 */
export function pinnedSheet(modules: string, base: string): string {
  const facesOf = (name: string) =>
    readFileSync(join(packagesOfFaces(modules), name, 'index.css'), 'utf8').replaceAll(
      'url(./files/',
      `url(${base}/${name}/files/`,
    )
  const fixedWidth = facesOf('noto-sans-mono')
  return [
    ...['noto-sans', 'noto-sans-kr', 'noto-sans-tc'].map(facesOf),
    ...monospaced.map((name) => fixedWidth.replaceAll("'Noto Sans Mono Variable'", `'${name}'`)),
    families,
  ].join('\n')
}
