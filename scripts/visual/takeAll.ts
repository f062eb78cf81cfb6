import { join } from 'node:path'
import { type Album } from './album.ts'
import { type Darkroom, type Job, type Taken, shoot } from './shoot.ts'
import { type Shots } from './secondLook.ts'
import { serve } from './site.ts'

interface Order {
  readonly darkroom: Darkroom
  /** The built Storybook. */
  readonly site: string
  /** The project whose installed packages hold the fonts. */
  readonly root: string
  readonly album: Album
  readonly jobs: readonly Job[]
  readonly style: string
  /** Whether each picture has a document of its own (docs/visual-regression.md). */
  readonly fresh: boolean
  /** Pages that work at the same time: more than cores, because a page often waits. @defaultValue 3 */
  readonly pages?: number | undefined
}

/** Takes pictures into the album. Returns the fingerprint of each, and why the others could not be taken. */
export async function takeAll({
  darkroom,
  site,
  root,
  album,
  jobs,
  style,
  fresh,
  pages = 3,
}: Order): Promise<Shots> {
  const served = await serve(site, join(root, 'node_modules'), style)
  const hashes = new Map<string, string>()
  const failed = new Map<string, string>()
  try {
    const onTaken = async ({ key, png, failure }: Taken) => {
      if (failure !== undefined) failed.set(key, failure)
      else if (png) hashes.set(key, await album.keep(png))
    }
    await shoot(darkroom, { origin: served.origin, jobs, pages, fresh, onTaken })
  } finally {
    await served.close()
  }
  return { hashes, failed }
}
