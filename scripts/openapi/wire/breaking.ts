import { type Change, type Comparison, compareShapes } from './compareShapes.ts'
import { type Call, type Fields, type Wire, isRefusal } from './wire.ts'

/** Who was built to the wire as it was, and fails with it as it is. */
export type Side = 'clients' | 'back ends'
export interface Finding {
  /** A call, or a field of a schema: `Quote.bid`. */
  readonly name: string
  readonly words: string
  readonly sides: readonly Side[]
  /** Those that ask or answer it; none of a refusal, which any call may answer. */
  readonly calls: readonly string[]
}

/** A client sends a request that is no longer taken, or reads an answer that it does not know; a back end the reverse. */
const broken = {
  request: { fewer: 'clients', more: 'back ends' },
  answer: { fewer: 'back ends', more: 'clients' },
} as const satisfies Readonly<Record<'request' | 'answer', Readonly<Record<Change, Side>>>>

/** What breaks those who were built to a wire, now that it is another. New calls, fields of answers and refusals do not. */
export function breakingChanges(was: Wire, now: Wire): readonly Finding[] {
  const found = new Map<string, { name: string; words: string; sides: Set<Side>; calls: Set<string> }>()
  function add(name: string, words: string, sides: readonly Side[], call?: string): void {
    const key = `${name} ${words}`
    const finding = found.get(key) ?? { name, words, sides: new Set(), calls: new Set() }
    for (const side of sides) finding.sides.add(side)
    if (call !== undefined) finding.calls.add(call)
    found.set(key, finding)
  }
  const comparisonOf = (direction: 'request' | 'answer', call?: string): Comparison => ({
    was: was.schemas,
    now: now.schemas,
    seen: new Map(),
    report: (at, words, changes) => {
      add(
        at,
        words,
        changes.map((change) => broken[direction][change]),
        call,
      )
    },
  })

  function compareBodies(
    former: Fields,
    latter: Fields,
    direction: 'request' | 'answer',
    call: string,
  ): void {
    const hadNone = Object.keys(former).length === 0
    for (const type of Object.keys(latter).filter((one) => former[one] === undefined))
      add(
        call,
        `its ${direction} may also be ${type}`,
        hadNone ? ['clients', 'back ends'] : [broken[direction].more],
        call,
      )
    for (const [type, shape] of Object.entries(former)) {
      const later = latter[type]
      if (later === undefined)
        add(call, `its ${direction} is no longer ${type}`, ['clients', 'back ends'], call)
      else compareShapes(shape, later, `${call} ${direction}`, comparisonOf(direction, call))
    }
  }

  for (const [path, call] of Object.entries(was.calls)) {
    const later: Call | undefined = now.calls[path]
    if (later === undefined) {
      add(path, 'is gone', ['clients'], path)
      continue
    }
    for (const one of later.demands.filter((demand) => !call.demands.includes(demand)))
      add(path, `demands ${one} now`, ['clients', 'back ends'], path)
    for (const one of call.demands.filter((demand) => !later.demands.includes(demand)))
      add(path, `no longer demands ${one}`, ['back ends'], path)
    for (const [name, shape] of Object.entries(call.headers)) {
      const header = later.headers[name]
      if (header !== undefined) compareShapes(shape, header, `${path} ${name}`, comparisonOf('request', path))
    }
    compareBodies(call.request, later.request, 'request', path)
    compareBodies(call.answer, later.answer, 'answer', path)
  }
  for (const name of Object.keys(was.schemas).filter(isRefusal))
    if (now.schemas[name] === undefined) add(name, 'is no refusal any longer', ['back ends'])
    else compareShapes(name, name, name, comparisonOf('answer'))
  return [...found.values()].map(({ sides, calls, ...finding }) => ({
    ...finding,
    sides: [...sides].sort(),
    calls: [...calls],
  }))
}
