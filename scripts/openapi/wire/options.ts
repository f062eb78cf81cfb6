import { isDeepStrictEqual } from 'node:util'
import type { Fields, Parts, Shape, Value } from './wire.ts'

/** What a shape says, whichever schemas it names on the way. */
export function partsOf(shape: Shape, schemas: Fields): Parts {
  if (typeof shape !== 'string') return shape
  const named = schemas[shape]
  if (named === undefined) throw new RangeError(`no schema is ${shape}`)
  return partsOf(named, schemas)
}

const isAnyText = ({ type, values, limits }: Parts): boolean =>
  type === 'string' && values === undefined && limits === undefined

const typeOf = (value: Value): string =>
  value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value
function listed(values: readonly Value[]): Parts {
  const all = [...new Set(values.map(typeOf))].sort()
  const types = all.includes('number') ? all.filter((type) => type !== 'integer') : all
  return { type: types.length === 1 ? (types[0] ?? 'string') : types, values }
}

/**
 * Of a union, what a value may be: unions within it are part of it, lists of values are one, and where any text may be, texts in
 * lists say nothing.
 */
export function optionsOf(shape: Shape, schemas: Fields): readonly Shape[] {
  const { any } = partsOf(shape, schemas)
  if (any === undefined) return [shape]
  const options = any.flatMap((one) => optionsOf(one, schemas))
  const isListed = (one: Shape) => partsOf(one, schemas).values !== undefined
  const others = options.filter((one) => !isListed(one))
  const takesAnyText = others.some((one) => isAnyText(partsOf(one, schemas)))
  const values = options
    .flatMap((one) => partsOf(one, schemas).values ?? [])
    .filter((value) => !takesAnyText || typeof value !== 'string')
  return values.length === 0 ? others : [...others, listed([...new Set(values)])]
}

/** The fields of an option that tell it from others, such as `kind`. */
const marksOf = ({ fields = {} }: Parts, schemas: Fields): ReadonlyMap<string, readonly Value[]> =>
  new Map(
    Object.entries(fields).flatMap(([name, shape]) => {
      const { values } = partsOf(shape, schemas)
      return values === undefined ? [] : [[name, values] as const]
    }),
  )

/** What one option of a union is called: its schema, or the field that tells it from the others. */
export function titleOf(shape: Shape, schemas: Fields): string {
  if (typeof shape === 'string') return shape
  const mark = [...marksOf(shape, schemas)].find(([, values]) => values.length === 1)
  if (mark !== undefined) return `${mark[0]} ${mark[1].join()}`
  return (
    shape.values?.map((value) => JSON.stringify(value)).join(' or ') ??
    (shape.fields === undefined ? JSON.stringify(shape) : 'an object')
  )
}

/** Whether a value could be of both, by what tells options apart. */
function isAlike(one: Parts, other: Parts, was: Fields, now: Fields): boolean {
  if (one.values !== undefined && other.values !== undefined) return true
  if (one.fields === undefined || other.fields === undefined)
    return (
      one.fields === other.fields &&
      isDeepStrictEqual(one.type, other.type) &&
      (one.values === undefined) === (other.values === undefined)
    )
  const marks = marksOf(other, now)
  return [...marksOf(one, was)].every(([name, values]) => {
    const later = marks.get(name)
    return later === undefined || values.some((value) => later.includes(value))
  })
}

export interface Matched {
  readonly gone: readonly Shape[]
  readonly added: readonly Shape[]
  readonly pairs: readonly (readonly [Shape, Shape])[]
}

/** Which option became which: the same first, then what is alike. One alone became the other. */
export function matched(before: Shape, after: Shape, was: Fields, now: Fields): Matched {
  const [gone, added] = [[...optionsOf(before, was)], [...optionsOf(after, now)]]
  const [first, later] = [gone[0], added[0]]
  if (gone.length === 1 && added.length === 1 && first !== undefined && later !== undefined)
    return { gone: [], added: [], pairs: [[first, later]] }
  const pairs: (readonly [Shape, Shape])[] = []
  const pairUp = (isPair: (one: Shape, other: Shape) => boolean) => {
    for (const one of [...gone]) {
      const other = added.find((option) => isPair(one, option))
      if (other === undefined) continue
      gone.splice(gone.indexOf(one), 1)
      added.splice(added.indexOf(other), 1)
      pairs.push([one, other])
    }
  }
  pairUp(isDeepStrictEqual)
  pairUp((one, other) => isAlike(partsOf(one, was), partsOf(other, now), was, now))
  return { gone, added, pairs }
}
