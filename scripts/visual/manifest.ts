import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { componentOf } from './stories.ts'

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

/** Names what drew all pictures; no component is called so, for their ids begin with a section. */
const rendererFile = 'renderer.json'

const fileOf = (key: string) => `${componentOf(key)}.json`

const print = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** The files of a manifest by name: one a file of stories, one picture a line, so that two branches that add stories never conflict. */
export function printManifest({ renderer, pictures }: Manifest): ReadonlyMap<string, string> {
  const byFile = new Map<string, Record<string, string>>()
  for (const [key, hash] of [...pictures].sort(([a], [b]) => (a < b ? -1 : 1)))
    byFile.set(fileOf(key), { ...byFile.get(fileOf(key)), [key]: hash })
  return new Map([
    [rendererFile, print({ renderer })],
    ...[...byFile].map(([file, entries]) => [file, print(entries)] as const),
  ])
}

function entriesOf(file: string, text: string): [string, string][] {
  const value: unknown = JSON.parse(text)
  const entries: [string, unknown][] =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  return entries.map(([key, hash]) => {
    if (fileOf(key) !== file || typeof hash !== 'string')
      throw new Error(`${file} must hold fingerprints of its own stories' pictures; ${key} is none.`)
    return [key, hash]
  })
}

/** Reads what `printManifest` prints. */
export function parseManifest(files: ReadonlyMap<string, string>): Manifest {
  const head: unknown = JSON.parse(files.get(rendererFile) ?? 'null')
  if (typeof head !== 'object' || head === null || !('renderer' in head) || typeof head.renderer !== 'string')
    throw new Error(`The manifest of pictures must have a ${rendererFile} {"renderer": "…"}.`)
  const others = [...files].filter(([file]) => file !== rendererFile)
  return {
    renderer: head.renderer,
    pictures: new Map(others.flatMap(([file, text]) => entriesOf(file, text))),
  }
}

const filesIn = async (folder: string) => {
  const names = await readdir(folder).catch((): string[] => [])
  return names.filter((name) => name.endsWith('.json')).sort()
}

/** The accepted pictures, or none where nobody has accepted any yet. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const names = await filesIn(folder)
  if (names.length === 0) return undefined
  const texts = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)
  return parseManifest(new Map(await Promise.all(texts)))
}

/** Writes the files of a manifest, and removes those of stories that have no picture any more. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = printManifest(manifest)
  for (const [name, text] of files) await writeFile(join(folder, name), text)
  for (const name of await filesIn(folder)) if (!files.has(name)) await rm(join(folder, name))
}
