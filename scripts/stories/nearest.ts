import { createHash } from 'node:crypto'

/** Of a file: which files import it. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** How many imports lead from a file to the nearest changed one; 0 for that one itself. A file that reaches none has no entry. */
export function importsBetween(
  changed: readonly string[],
  importers: Importers,
): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]))
  // A file that is added while the map is walked is visited in its turn, so the nearest come first.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}

export interface StoryFile {
  readonly path: string
  readonly stories: number
}

/**
 * Files of stories, the nearest to what changed first, until `atMost` stories are reached. Those at one distance, and those that reach nothing
 * changed, come in an order that differs with `turn`.
 */
export function nearestFiles(
  files: readonly StoryFile[],
  distances: ReadonlyMap<string, number>,
  { atMost, turn }: { readonly atMost: number; readonly turn: string },
): readonly StoryFile[] {
  const places = files.map((file) => ({
    file,
    distance: distances.get(file.path) ?? Number.POSITIVE_INFINITY,
    place: createHash('sha256').update(`${turn} ${file.path}`).digest('hex'),
  }))
  places.sort((a, b) => (a.distance === b.distance ? (a.place < b.place ? -1 : 1) : a.distance - b.distance))
  const chosen: StoryFile[] = []
  let stories = 0
  for (const { file } of places) {
    if (stories >= atMost) break
    chosen.push(file)
    stories += file.stories
  }
  return chosen
}
