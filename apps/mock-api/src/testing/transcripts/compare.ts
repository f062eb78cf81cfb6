import type { Addition, Difference } from './differences.ts'
import { isList, isObject } from './normalise.ts'
import type { Entry, Transcript } from './runner.ts'
import type { Json, JsonObject } from './steps.ts'

/** One value that is not as recorded. */
export interface Mismatch {
  readonly script: string
  readonly step: string
  readonly request: string
  readonly path: string
  readonly recorded: Json | undefined
  readonly answered: Json | undefined
}

type Becomes = (recorded: Json | undefined) => Json | undefined

function replaceIn(parent: JsonObject, key: string, value: Json | undefined): JsonObject {
  if (value !== undefined) return { ...parent, [key]: value }
  return Object.fromEntries(Object.entries(parent).filter(([name]) => name !== key))
}

/** The value with `becomes` applied wherever the path leads; a last name that is not there is tried with undefined. */
function applyAt(
  value: Json | undefined,
  [name, ...rest]: readonly string[],
  becomes: Becomes,
): Json | undefined {
  if (name === undefined) return becomes(value)
  if (name === '**') {
    const here = applyAt(value, rest, becomes)
    return applyInside(here, () => true, ['**', ...rest], becomes)
  }
  if (isObject(value) && name !== '*' && !(name in value)) {
    return rest.length === 0 ? replaceIn(value, name, becomes(undefined)) : value
  }
  return applyInside(value, (key) => name === '*' || key === name, rest, becomes)
}
function applyInside(
  value: Json | undefined,
  matches: (key: string) => boolean,
  rest: readonly string[],
  becomes: Becomes,
): Json | undefined {
  if (isList(value))
    return value.map((item, index) =>
      matches(String(index)) ? (applyAt(item, rest, becomes) ?? null) : item,
    )
  if (!isObject(value)) return value
  return Object.entries(value).reduce<JsonObject>(
    (whole, [key, inner]) => (matches(key) ? replaceIn(whole, key, applyAt(inner, rest, becomes)) : whole),
    value,
  )
}

const asJson = ({ http, answer, body }: Entry): JsonObject => ({
  body,
  ...(http === undefined ? {} : { http }),
  ...(answer === undefined ? {} : { answer }),
})

const names = (difference: Difference, script: string, { step, call }: Entry): boolean =>
  [
    [difference.script, script],
    [difference.step, step],
    [difference.call, call],
  ].every(([pattern, value]) => pattern === '*' || pattern === value)

const applied = (value: Json, { path, becomes }: Difference, entry: Entry): Json =>
  applyAt(value, path.split('.'), (recorded) => becomes(recorded, entry)) ?? null

const applyTo = (entry: Entry, script: string, differences: readonly Difference[]): Json =>
  differences
    .filter((difference) => names(difference, script, entry))
    .reduce<Json>((value, difference) => applied(value, difference, entry), asJson(entry))

/** The answer without what is new on the wire. */
const known = (entry: Entry, additions: readonly Addition[]): Json =>
  additions
    .filter(({ call }) => call === '*' || call === entry.call)
    .reduce<Json>(
      (value, { path }) => applyAt(value, ['answer', 'data', ...path.split('.')], () => undefined) ?? null,
      asJson(entry),
    )

interface Change {
  readonly path: string
  readonly from: Json | undefined
  readonly to: Json | undefined
}
/** Each place where two values differ; the order of an object's keys counts for nothing. */
function changes(from: Json | undefined, to: Json | undefined, path = ''): readonly Change[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  if (isList(from) && isList(to)) {
    return Array.from({ length: Math.max(from.length, to.length) }, (_, index) =>
      changes(from[index], to[index], at(String(index))),
    ).flat()
  }
  if (isObject(from) && isObject(to)) {
    const keys = new Set([...Object.keys(from), ...Object.keys(to)])
    return [...keys].flatMap((key) => changes(from[key], to[key], at(key)))
  }
  return from === to ? [] : [{ path, from, to }]
}

const requestOf = ({ who, call, body }: Entry): string => `${who} ${call} ${JSON.stringify(body)}`

/** What a replay answers otherwise than the recording under the listed differences. */
export function compareTranscripts(
  recorded: Transcript,
  replayed: Transcript,
  differences: readonly Difference[],
  additions: readonly Addition[] = [],
): readonly Mismatch[] {
  const { script } = recorded
  const replays = new Map(replayed.entries.map((entry) => [entry.step, entry]))
  const steps = new Set(recorded.entries.map(({ step }) => step))
  const compared = recorded.entries.flatMap((entry): readonly Mismatch[] => {
    const replay = replays.get(entry.step)
    const answered = replay === undefined ? undefined : known(replay, additions)
    return changes(applyTo(entry, script, differences), answered).map(({ path, from, to }) => ({
      script,
      step: entry.step,
      request: requestOf(entry),
      path,
      recorded: from,
      answered: to,
    }))
  })
  const added = replayed.entries
    .filter(({ step }) => !steps.has(step))
    .map((entry) => ({
      script,
      step: entry.step,
      request: requestOf(entry),
      path: '',
      recorded: undefined,
      answered: asJson(entry),
    }))
  return [...compared, ...added]
}

/** The listed differences that change nothing in the recordings, after those before them. */
export function unused(
  recordings: readonly Transcript[],
  differences: readonly Difference[],
): readonly Difference[] {
  const used = new Set<Difference>()
  for (const { script, entries } of recordings)
    for (const entry of entries) {
      let value: Json = asJson(entry)
      for (const difference of differences.filter((one) => names(one, script, entry))) {
        const after = applied(value, difference, entry)
        if (changes(value, after).length > 0) used.add(difference)
        value = after
      }
    }
  return differences.filter((difference) => !used.has(difference))
}

/** The listed additions that no answer has. */
export const neverAnswered = (
  replays: readonly Transcript[],
  additions: readonly Addition[],
): readonly Addition[] =>
  additions.filter((addition) =>
    replays.every(({ entries }) =>
      entries.every((entry) => changes(asJson(entry), known(entry, [addition])).length === 0),
    ),
  )

const SHOWN = 30
const LONGEST = 300
const shown = (value: Json | undefined): string => {
  const text = value === undefined ? '(nothing)' : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} ...` : text
}

/** Mismatches for a reader; empty text where there are none. */
export function reportOf(mismatches: readonly Mismatch[]): string {
  const lines = mismatches
    .slice(0, SHOWN)
    .map(({ script, step, request, path, recorded, answered }) =>
      [
        `${script}, step ${step}: ${request.slice(0, LONGEST)}`,
        `  at        ${path === '' ? 'the whole entry' : path}`,
        `  expected  ${shown(recorded)}`,
        `  answered  ${shown(answered)}`,
      ].join('\n'),
    )
  const left = mismatches.length - SHOWN
  return [...lines, ...(left > 0 ? [`and ${String(left)} more`] : [])].join('\n')
}
