import { partsOf } from './manifest.ts'

/** What a run found, by story and mode. All but `same` make it fail. */
export interface Verdict {
  readonly same: readonly string[]
  readonly changed: readonly string[]
  /** Taken, but nobody has accepted a picture yet. */
  readonly added: readonly string[]
  /** Accepted once, but the story is gone, or is no longer taken in that mode. */
  readonly orphaned: readonly string[]
  /** Not taken: the story threw, or never came to rest. */
  readonly failed: ReadonlyMap<string, string>
}

interface Found {
  readonly accepted: ReadonlyMap<string, string>
  readonly taken: ReadonlyMap<string, string>
  readonly failed: ReadonlyMap<string, string>
  /** Whether a picture was asked for; the others are ignored. */
  readonly asked: (key: string) => boolean
}

/** The pictures that are not those with these fingerprints; those without one are left out. */
export const differing = (
  taken: ReadonlyMap<string, string>,
  accepted: ReadonlyMap<string, string>,
): string[] =>
  [...taken].filter(([key, hash]) => accepted.has(key) && accepted.get(key) !== hash).map(([key]) => key)

export function judge({ accepted, taken, failed, asked }: Found): Verdict {
  const keys = [...taken.keys()].sort()
  return {
    same: keys.filter((key) => accepted.get(key) === taken.get(key)),
    changed: differing(taken, accepted).sort(),
    added: keys.filter((key) => !accepted.has(key)),
    orphaned: [...accepted.keys()].filter((key) => asked(key) && !taken.has(key) && !failed.has(key)).sort(),
    failed,
  }
}

export const passes = ({ changed, added, orphaned, failed }: Verdict) =>
  changed.length + added.length + orphaned.length + failed.size === 0

/** The accepted pictures after an update: what was taken, and of the rest what was not asked about or failed. */
export function acceptedAfter({ accepted, taken, failed, asked }: Found): Map<string, string> {
  const kept = [...accepted].filter(([key]) => !asked(key) || failed.has(key))
  return new Map([...kept, ...taken])
}

const byStory = (keys: readonly string[]) => {
  const modes = new Map<string, string[]>()
  for (const key of keys) {
    const { story, mode } = partsOf(key)
    modes.set(story, [...(modes.get(story) ?? []), mode])
  }
  return [...modes].map(([story, names]) => `${story} (${names.join(', ')})`)
}

/** The lines that a run ends with: one a story that is not as accepted, and why. */
export function linesOf({ same, changed, added, orphaned, failed }: Verdict): string[] {
  return [
    ...byStory(changed).map((story) => `changed   ${story}`),
    ...byStory(added).map((story) => `new       ${story}: no picture has been accepted`),
    ...byStory(orphaned).map((story) => `orphan    ${story}: a picture without its story`),
    ...[...failed].map(([key, why]) => `failed    ${key}: ${why.split('\n')[0] ?? ''}`),
    `${String(same.length)} pictures as accepted, ${String(changed.length)} changed, ${String(added.length)} new, ` +
      `${String(orphaned.length)} orphans, ${String(failed.size)} failed`,
  ]
}
