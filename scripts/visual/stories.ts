import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Story {
  readonly id: string
  /** `Primitives/Button / Disabled`, as the sidebar has it. */
  readonly title: string
  readonly tags: readonly string[]
  /** Whether it is the first of its component's file. */
  readonly leads: boolean
}

/** The tag that excludes a story: `tags: ['!visual']`. */
const wanted = 'visual'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const words = (value: unknown) =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []

/** `primitives-button` of `primitives-button--disabled`. */
export const componentOf = (story: string) => story.slice(0, story.indexOf('--'))

/** The stories of a built Storybook's index.json that keep the tag `visual`, by id. Refuses an index without stories. */
export function storiesOf(index: unknown): Story[] {
  const entries = isRecord(index) && isRecord(index['entries']) ? Object.values(index['entries']) : []
  const told = new Set<string>()
  const stories = entries.flatMap((entry): Story[] => {
    if (!isRecord(entry) || entry['type'] !== 'story') return []
    const { id, title, name } = entry
    const tags = words(entry['tags'])
    if (typeof id !== 'string' || !tags.includes(wanted)) return []
    const component = componentOf(id)
    const leads = !told.has(component)
    told.add(component)
    return [{ id, title: `${String(title)} / ${String(name)}`, tags, leads }]
  })
  if (stories.length === 0) throw new Error('The Storybook has no stories with the tag visual.')
  return stories.sort((a, b) => (a.id < b.id ? -1 : 1))
}

export const readStories = async (site: string): Promise<Story[]> =>
  storiesOf(JSON.parse(await readFile(join(site, 'index.json'), 'utf8')))
