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
}

/** Draws the named pictures as the base revision has them, into the album. Returns their fingerprints. */
export async function drawPast(past: Past, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { root, manifestFolder, output, album, darkroom, say } = past
  const revision = baseRevision(root, manifestFolder)
  if (revision === undefined) {
    say('Version control has no revision of the accepted pictures: the report has no before.')
    return new Map()
  }
  say(`Drawing ${String(keys.length)} pictures of revision ${revision.slice(0, 8)} …`)
  const site = await buildBase(root, revision, join(output, 'base'))
  const stories = new Map((await readStories(site)).map((story) => [story.id, story]))
  const jobs = keys.flatMap((key): Job[] => {
    const { story: id, mode: name } = partsOf(key)
    const story = stories.get(id)
    const mode = modes.find((one) => one.name === name)
    return story && mode ? [{ key, story, mode }] : []
  })
  const { hashes } = await takeAll({ darkroom, site, root, album, jobs, style: '' })
  return hashes
}
