import type { SeenFirstRead } from '../../.storybook/firstReads.ts'

/** A line for each read that a definition sends first, and that its screen asks in none of the stories of a file. */
export function neverAsked(file: string, seen: readonly SeenFirstRead[]): readonly string[] {
  const nameOf = ({ screen, path }: SeenFirstRead): string => `${screen} sends ${path} first`
  const asked = new Set(seen.filter(({ isAsked }) => isAsked).map(nameOf))
  const missed = new Set(seen.map(nameOf).filter((name) => !asked.has(name)))
  return [...missed].map((name) => `${file}: ${name}, and no story asks that`)
}
