import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decode, fingerprint } from './picture.ts'

/**
 * Pictures of this machine by their fingerprints, outside version control: what a run took is what the next one shows as
 * before. What is missing is drawn again from the base revision.
 */
export function albumIn(folder: string) {
  const fileOf = (hash: string) => join(folder, `${hash}.png`)
  const known = readdir(folder).then(
    (names) => new Set(names.map((name) => name.replace(/\.png$/, ''))),
    () => new Set<string>(),
  )
  return {
    /** The PNG whose pixels have this fingerprint. A file with other pixels is as good as missing. */
    async find(hash: string): Promise<Buffer | undefined> {
      const png = await readFile(fileOf(hash)).catch(() => undefined)
      return png && fingerprint(decode(png)) === hash ? png : undefined
    },
    /** Keeps a PNG; returns its fingerprint. */
    async keep(png: Buffer): Promise<string> {
      const hash = fingerprint(decode(png))
      const names = await known
      if (names.has(hash)) return hash
      await mkdir(folder, { recursive: true })
      await writeFile(fileOf(hash), png)
      names.add(hash)
      return hash
    },
    /** Forgets every picture but these. */
    async keepOnly(hashes: ReadonlySet<string>): Promise<void> {
      const names = await known
      for (const hash of [...names].filter((name) => !hashes.has(name))) {
        await rm(fileOf(hash), { force: true })
        names.delete(hash)
      }
    },
  }
}

export type Album = ReturnType<typeof albumIn>
