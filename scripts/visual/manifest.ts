import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** `primitives-button--default@light-en-kr`: a story in a mode, the name of one picture. */
export const keyOf = (story: string, mode: string) => `${story}@${mode}`

export const partsOf = (key: string) => {
  const at = key.lastIndexOf('@')
  return { story: key.slice(0, at), mode: key.slice(at + 1) }
}

/** The accepted pictures: fingerprints by story and mode, and what drew them (docs/adr/0007). */
export interface Manifest {
  /** Browser, version, system and processor. Fingerprints of two renderers are not comparable. */
  readonly renderer: string
  readonly pictures: ReadonlyMap<string, string>
}

export function parseManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'object' && value !== null && 'renderer' in value && 'pictures' in value) {
    const { renderer, pictures } = value
    if (typeof renderer === 'string' && typeof pictures === 'object' && pictures !== null)
      return {
        renderer,
        pictures: new Map(Object.entries(pictures).map(([key, hash]) => [key, String(hash)])),
      }
  }
  throw new Error('The manifest of pictures must be {"renderer": "…", "pictures": {…}}.')
}

/** One picture a line, sorted, so that two branches conflict only where they change the same story. */
export function printManifest({ renderer, pictures }: Manifest): string {
  const sorted = [...pictures].sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify({ renderer, pictures: Object.fromEntries(sorted) }, null, 2)}\n`
}

/** The accepted pictures, or none where nobody has accepted any yet. */
export async function readManifest(file: string): Promise<Manifest | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parseManifest(text)
}

export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, printManifest(manifest))
}
