import type { RefusalOfStory } from '../../.storybook/refusals.ts'

const line = ({ story, code, cause }: RefusalOfStory): string => `${story}: ${code} by a ${cause}`

/** A line for each refusal that only one of the lists has. */
export function differences(
  accepted: readonly RefusalOfStory[],
  seen: readonly RefusalOfStory[],
): readonly string[] {
  const before = new Set(accepted.map(line))
  const now = new Set(seen.map(line))
  return [
    ...[...before].filter((entry) => !now.has(entry)).map((entry) => `- ${entry}`),
    ...[...now].filter((entry) => !before.has(entry)).map((entry) => `+ ${entry}`),
  ]
}
