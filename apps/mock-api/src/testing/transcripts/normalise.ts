import type { Json, JsonObject } from './steps.ts'

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** Of markets and instruments, whose ids are alike in every run. */
const fixedId = /^[A-Z]{2,6}(:.*)?$/
const kinds: Readonly<Record<string, string>> = {
  id: 'order',
  ref: 'order',
  account: 'account',
  token: 'token',
  invitation: 'invitation',
  next: 'cursor',
}

/** Pictures of a price's course are left to the tests of the market. */
const pictures: Readonly<Record<string, string>> = { sparkline: '<sparkline>' }

export interface Normaliser {
  /** Replaces ids by names; an id that is new gets a name by the step that first showed it. */
  normalise(value: Json, step: string): Json
  /** Replaces what is known by now, and names nothing. */
  replace(value: Json): Json
}

/** Ids, tokens and invitations differ from run to run: `<order 7>` is the order that step 7 first showed, `<order 7.2>` its second. */
export function createNormaliser(): Normaliser {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()

  function nameOf(id: string, kind: string, step: string): void {
    const group = `${kind} ${step}`
    const count = (counts.get(group) ?? 0) + 1
    counts.set(group, count)
    names.set(id, count === 1 ? `<${group}>` : `<${group}.${String(count)}>`)
  }
  /** In the order of the keys' names, so that it does not matter in which order an answer writes them. */
  function learn(value: Json, step: string): void {
    if (isList(value)) for (const item of value) learn(item, step)
    if (!isObject(value)) return
    for (const [key, inner] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
      // Reasons by the names of fields, among them `account` and `invitation`.
      if (key === 'fields') continue
      const kind = kinds[key]
      const id = typeof inner === 'string' && kind !== undefined && !fixedId.test(inner) ? inner : undefined
      if (id !== undefined && kind !== undefined && !names.has(id)) nameOf(id, kind, step)
      learn(inner, step)
    }
  }
  function replace(value: Json): Json {
    if (typeof value === 'string') return names.get(value) ?? value
    if (isList(value)) return value.map(replace)
    if (!isObject(value)) return value
    const entries = Object.entries(value)
    return Object.fromEntries(entries.map(([key, inner]) => [key, pictures[key] ?? replace(inner)]))
  }
  return {
    normalise(value, step) {
      learn(value, step)
      return replace(value)
    },
    replace,
  }
}
