import { endpoints, streamPath } from '@onelot/api-client'
import type { Outcome } from './outcomes.ts'

/** What a screen calls. */
export interface ScreenCalls {
  readonly screen: string
  /** Of the product: `market`, `trading` (docs/adr/0019-areas.md). */
  readonly area: string
  /** What it asks first. */
  readonly first: readonly string[]
  /** All that its script may call. */
  readonly calls: readonly string[]
}

/** `green`: each call was tried and kept the contract. `amber`: some were not tried. `red`: a case of one has failed. */
export type Colour = 'green' | 'amber' | 'red'

export interface ScreenStatus extends ScreenCalls {
  readonly colour: Colour
  /** Calls of which a case has failed, with the numbers of the cases. */
  readonly failed: readonly {
    readonly path: string
    readonly cases: readonly string[]
    readonly isFirst: boolean
  }[]
  /** Calls of which no success was seen. */
  readonly notTried: readonly string[]
  /** What it asks first was answered as the contract says. */
  readonly opens: boolean
}

/** Cases that a success of a call passes. */
const answering: ReadonlySet<string> = new Set(['SCH-01', 'SCH-02', 'STR-01'])

const answered = (outcomes: readonly Outcome[], path: string): boolean =>
  outcomes.some((one) => one.path === path && one.result === 'passed' && answering.has(one.id))

/** What of a run each screen shows. */
export function statusOfScreens(
  outcomes: readonly Outcome[],
  screensOf: readonly ScreenCalls[],
): readonly ScreenStatus[] {
  const paths = [...endpoints.map(({ path }) => path), streamPath]
  const failing = new Map<string, Set<string>>()
  for (const { result, path, id } of outcomes)
    if (result === 'failed' && path !== undefined) failing.set(path, (failing.get(path) ?? new Set()).add(id))
  const seen = new Set(paths.filter((path) => answered(outcomes, path)))
  return screensOf.map((screen) => {
    const { first, calls } = screen
    const failed = calls.flatMap((path) => {
      const cases = failing.get(path)
      return cases === undefined ? [] : [{ path, cases: [...cases].sort(), isFirst: first.includes(path) }]
    })
    const notTried = calls.filter((path) => !seen.has(path) && !failing.has(path))
    const colour = failed.length > 0 ? 'red' : notTried.length > 0 ? 'amber' : 'green'
    const opens = first.every((path) => seen.has(path) && !failing.has(path))
    return { ...screen, colour, failed, notTried, opens }
  })
}

/** The screens that call an endpoint. */
export const screensOf = (path: string, table: readonly ScreenCalls[]): readonly string[] =>
  table.filter(({ calls }) => calls.includes(path)).map(({ screen }) => screen)

/** Some of the screens. @throws Error that names one that there is not */
export function screensNamed(
  table: readonly ScreenCalls[],
  names: readonly string[],
): readonly ScreenCalls[] {
  const unknown = names.filter((name) => table.every(({ screen }) => screen !== name))
  if (unknown.length > 0)
    throw new Error(
      `no screen that calls something is named ${unknown.join(', ')}; --screens prints their names`,
    )
  return table.filter(({ screen }) => names.includes(screen))
}

/** What each screen calls, for people: what it asks first with a star. */
export const screensText = (table: readonly ScreenCalls[]): string =>
  table
    .map(
      ({ screen, first, calls }) =>
        `${screen}: ${calls.map((path) => `${path}${first.includes(path) ? '*' : ''}`).join(', ')}`,
    )
    .join('\n')
