import { importersIn } from '../imports.mjs'
import { storiesByFile } from '../storyIds.ts'
import { changedOfTheDay } from './changed.ts'
import { importsBetween, nearestFiles } from './nearest.ts'

/** How many stories a plain `npm test` has time for (docs/stories.md). */
const atMost = 500

/** The files of stories that are played where there is no time for all; all of them where the history is too short to tell. */
export async function quickFiles(root: string): Promise<readonly string[]> {
  const files = [...storiesByFile()].map(([path, ids]) => ({ path, stories: ids.length }))
  const count = (some: typeof files) => some.reduce((sum, { stories }) => sum + stories, 0)
  const changes = changedOfTheDay(root)
  if (changes === undefined) {
    console.log(`stories: all ${count(files)}, for the history does not say what changed`)
    return files.map(({ path }) => path)
  }
  const distances = importsBetween(changes.files, await importersIn(root))
  const chosen = nearestFiles(files, distances, { atMost, turn: changes.head })
  const near = chosen.filter(({ path }) => distances.has(path))
  console.log(
    `stories: ${count([...chosen])} of ${count(files)}, of them ${count([...near])} the nearest to ${changes.files.length} files ` +
      `changed since ${changes.since.slice(0, 8)}, the rest in turn; npm test -- --only stories plays all`,
  )
  return chosen.map(({ path }) => path)
}
