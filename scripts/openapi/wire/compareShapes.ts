import { matched, partsOf, titleOf } from './options.ts'
import type { Fields, Parts, Shape, Value } from './wire.ts'

/** Whether fewer values keep a schema than before, or values do that did not. */
export type Change = 'fewer' | 'more'
const changes = (isFewer: boolean, isMore: boolean): readonly Change[] => [
  ...(isFewer ? (['fewer'] as const) : []),
  ...(isMore ? (['more'] as const) : []),
]

export interface Comparison {
  readonly was: Fields
  readonly now: Fields
  /** What each schema was compared with, so that one within itself ends. */
  readonly seen: Map<Parts, Set<Parts>>
  readonly report: (at: string, words: string, changes: readonly Change[]) => void
}

/** Reports what became of the values that keep a schema, field by field. */
export function compareShapes(before: Shape, after: Shape, path: string, comparison: Comparison): void {
  const { was, now, seen, report } = comparison
  const at = typeof after === 'string' ? after : path
  const [former, latter] = [partsOf(before, was), partsOf(after, now)]
  const compared = seen.get(former) ?? new Set()
  if (compared.has(latter)) return
  seen.set(former, compared.add(latter))
  const { gone, added, pairs } = matched(before, after, was, now)
  for (const one of gone) report(at, `is no longer ${titleOf(one, was)}`, ['fewer'])
  for (const one of added) report(at, `may also be ${titleOf(one, now)}`, ['more'])
  const isUnion = pairs.length + gone.length + added.length > 1
  for (const [one, latter] of pairs) {
    const option = isUnion && typeof latter !== 'string' ? `${at}[${titleOf(latter, now)}]` : at
    compareParts(
      partsOf(one, was),
      partsOf(latter, now),
      typeof latter === 'string' ? latter : option,
      comparison,
    )
  }
}

function compareParts(before: Parts, after: Parts, at: string, comparison: Comparison): void {
  const { report } = comparison
  if (!compareTypes(before, after, at, report)) return
  compareValues(before.values, after.values, at, report)
  for (const limit of namesOf(before.limits, after.limits)) {
    const [former, latter] = [before.limits?.[limit], after.limits?.[limit]]
    if (former === latter) continue
    report(at, `${limit} is ${text(latter)}, was ${text(former)}`, changesOf(limit, former, latter))
  }
  compareFields(before, after, at, comparison)
  compareBelow(before.items, after.items, `${at}[]`, comparison)
  compareBelow(before.others, after.others, `${at}.*`, comparison)
  compareBelow(before.names, after.names, `${at}.* as a name`, comparison)
  const conditions = Math.max(before.all?.length ?? 0, after.all?.length ?? 0)
  for (let index = 0; index < conditions; index += 1)
    compareBelow(before.all?.[index], after.all?.[index], at, comparison)
}

/** Answers whether values of both could be the same, and so be compared further. */
function compareTypes(before: Parts, after: Parts, at: string, report: Comparison['report']): boolean {
  const [former, latter] = [typesOf(before), typesOf(after)]
  const isFewer = former.some((type) => !takes(latter, type))
  const isMore = latter.some((type) => !takes(former, type))
  if (isFewer || isMore)
    report(at, `is ${latter.join(' or ')}, was ${former.join(' or ')}`, changes(isFewer, isMore))
  return former.some((type) => takes(latter, type)) || latter.some((type) => takes(former, type))
}

function typesOf({ type, fields }: Parts): readonly string[] {
  if (type === undefined) return [fields === undefined ? 'anything' : 'object']
  return typeof type === 'string' ? [type] : type
}
const takes = (types: readonly string[], type: string): boolean =>
  types.includes('anything') || types.includes(type) || (type === 'integer' && types.includes('number'))

type Values = readonly Value[] | undefined
function compareValues(former: Values, latter: Values, at: string, report: Comparison['report']): void {
  const without = (values: readonly Value[], those: readonly Value[]) =>
    values
      .filter((one) => !those.includes(one))
      .map((one) => JSON.stringify(one))
      .join(', ')
  if (former !== undefined && latter !== undefined) {
    const [gone, added] = [without(former, latter), without(latter, former)]
    if (gone !== '') report(at, `is no longer ${gone}`, ['fewer'])
    if (added !== '') report(at, `may also be ${added}`, ['more'])
  } else if (latter !== undefined) report(at, `is only ${without(latter, [])}`, ['fewer'])
  else if (former !== undefined) report(at, `may be other than ${without(former, [])}`, ['more'])
}

const namesOf = (one: object = {}, other: object = {}): ReadonlySet<string> =>
  new Set([...Object.keys(one), ...Object.keys(other)])
const text = (limit: Value | undefined): string => (limit === undefined ? 'none' : String(limit))

/** What the change of a limit does: of one that is no number, nobody can say. */
function changesOf(limit: string, former: Value | undefined, latter: Value | undefined): readonly Change[] {
  if (former === undefined) return ['fewer']
  if (latter === undefined) return ['more']
  const isBound = typeof former === 'number' && typeof latter === 'number' && /min|max/i.test(limit)
  if (!isBound) return ['fewer', 'more']
  return latter > former === /min/i.test(limit) ? ['fewer'] : ['more']
}

/** What is not said may be anything; nothing may be what is `false`. */
type Below = Shape | false | undefined
function compareBelow(former: Below, latter: Below, at: string, comparison: Comparison): void {
  if (former === latter && (former === undefined || former === false)) return
  if (former === undefined || latter === false) comparison.report(at, 'is limited now', ['fewer'])
  else if (latter === undefined || former === false) comparison.report(at, 'is limited no longer', ['more'])
  else compareShapes(former, latter, at, comparison)
}

interface Field {
  readonly shape: Shape
  readonly isOptional: boolean
}
const fieldsOf = ({ fields = {} }: Parts): ReadonlyMap<string, Field> =>
  new Map(
    Object.entries(fields).map(([name, shape]) => [
      name.replace(/\?$/, ''),
      { shape, isOptional: name.endsWith('?') },
    ]),
  )

function compareFields(before: Parts, after: Parts, at: string, comparison: Comparison): void {
  const [former, latter] = [fieldsOf(before), fieldsOf(after)]
  /** Whether a field that is not named is refused; else it is passed over. */
  const [wasClosed, isClosed] = [before.others === false, after.others === false]
  const report = (name: string, words: string, isFewer: boolean, isMore: boolean) => {
    if (isFewer || isMore) comparison.report(`${at}.${name}`, words, changes(isFewer, isMore))
  }
  for (const [name, { shape, isOptional }] of former) {
    const field = latter.get(name)
    if (field === undefined) report(name, 'is gone', isClosed, !isClosed || !isOptional)
    else {
      report(name, 'must be there now', isOptional && !field.isOptional, false)
      report(name, 'may be missing now', false, !isOptional && field.isOptional)
      compareShapes(shape, field.shape, `${at}.${name}`, comparison)
    }
  }
  for (const [name, { isOptional }] of latter)
    if (!former.has(name))
      report(name, isOptional ? 'is new' : 'is new, and must be there', !isOptional, wasClosed)
}
