import { join } from 'node:path'
import { type Album } from './album.ts'
import { buildBase, baseRevision } from './base.ts'
import { partsOf } from './manifest.ts'
import { modes } from './modes.ts'
import { type Darkroom, type Job } from './shoot.ts'
import { readStories } from './stories.ts'
import { takeAll } from './takeAll.ts'

interface Past {
  readonly root: string
  readonly manifestFolder: string
  readonly output: string
  readonly album: Album
  readonly darkroom: Darkroom
  readonly say: (line: string) => void
  /** A built Storybook to take instead of the base revision's. */
  readonly site: string | undefined
}

/** The Storybook that drew the accepted pictures; undefined where version control has none. */
async function siteOf({ root, manifestFolder, output, say }: Past): Promise<string | undefined> {
  const revision = baseRevision(root, manifestFolder)
  if (revision === undefined) {
    say('Version control has no revision of the accepted pictures: only their fingerprints are compared.')
    return undefined
  }
  say(`Building Storybook of revision ${revision.slice(0, 8)} …`)
  return buildBase(root, revision, join(output, 'base'))
}

/** Draws the named pictures as the base revision has them, into the album, on so many pages at a time. Returns their fingerprints. */
export async function drawPast(
  past: Past,
  keys: readonly string[],
  pages?: number,
): Promise<ReadonlyMap<string, string>> {
  const { root, album, darkroom, say } = past
  if (keys.length === 0) return new Map()
  const site = past.site ?? (await siteOf(past))
  if (site === undefined) return new Map()
  say(`Drawing here the ${String(keys.length)} accepted pictures that those taken are not …`)
  const stories = new Map((await readStories(site)).map((story) => [story.id, story]))
  const jobs = keys.flatMap((key): Job[] => {
    const { story: id, mode: name } = partsOf(key)
    const story = stories.get(id)
    const mode = modes.find((one) => one.name === name)
    return story && mode ? [{ key, story, mode }] : []
  })
  const { hashes } = await takeAll({
    darkroom,
    site,
    root,
    album,
    jobs,
    style: '',
    fresh: true,
    pages,
  })
  return hashes
}
