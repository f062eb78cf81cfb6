import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { componentOf } from './stories.ts'

/** `primitives-button--default@light-en-kr`: a story in a mode, the name of one picture. */
export const keyOf = (story: string, mode: string) => `${story}@${mode}`

export const partsOf = (key: string) => {
  const at = key.lastIndexOf('@')
  return { story: key.slice(0, at), mode: key.slice(at + 1) }
}

/** The accepted pictures: fingerprints by story and mode (docs/adr/0007). Those of another browser, or of other fonts, differ. */
export type Manifest = ReadonlyMap<string, string>

const fileOf = (key: string) => `${componentOf(key)}.json`

/** The files of a manifest by name: one a file of stories, one picture a line, so that two branches that add stories never conflict. */
export function printManifest(pictures: Manifest): ReadonlyMap<string, string> {
  const byFile = new Map<string, Record<string, string>>()
  for (const [key, hash] of [...pictures].sort(([a], [b]) => (a < b ? -1 : 1)))
    byFile.set(fileOf(key), { ...byFile.get(fileOf(key)), [key]: hash })
  return new Map([...byFile].map(([file, entries]) => [file, `${JSON.stringify(entries, null, 2)}\n`]))
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
export const parseManifest = (files: ReadonlyMap<string, string>): Manifest =>
  new Map([...files].flatMap(([file, text]) => entriesOf(file, text)))

const filesIn = async (folder: string) => {
  const names = await readdir(folder).catch((): string[] => [])
  return names.filter((name) => name.endsWith('.json')).sort()
}

/** The accepted pictures: none where nobody has accepted any yet. */
export async function readManifest(folder: string): Promise<Manifest> {
  const texts = (await filesIn(folder)).map(
    async (name) => [name, await readFile(join(folder, name), 'utf8')] as const,
  )
  return parseManifest(new Map(await Promise.all(texts)))
}

/** Writes the files of a manifest, and removes those of stories that have no picture any more. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = printManifest(manifest)
  for (const [name, text] of files) await writeFile(join(folder, name), text)
  for (const name of await filesIn(folder)) if (!files.has(name)) await rm(join(folder, name))
}
