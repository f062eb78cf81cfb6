import { type Money, add, exact, roundTo, toDecimal } from '@onelot/domain'
import { isList, isObject } from '../normalise.ts'
import { recordingOf } from '../recordings.ts'
import type { Entry } from '../runner.ts'
import type { Json, JsonObject } from '../steps.ts'
import type { Difference } from './difference.ts'
import { type RecordedView, inViews, stepNumber, viewOf } from './views.ts'

/** What the recordings show as a position of its own: a part of one that was closed. */
interface Part {
  readonly id: string
  readonly of: string
  /** Alias of the member. */
  readonly who: string
  /** The step that closed it. */
  readonly bornAt: number
  readonly view: RecordedView
}

/** Parts that a resting close filled as time passed, by the step that did: the recordings do not say of what. */
const filledByTime: Readonly<Record<string, { readonly of: string; readonly bornAt: number }>> = {
  'operatorPrices <order 36>': { of: '<order 7>', bornAt: 27 },
}

function viewsIn(value: Json | undefined): readonly RecordedView[] {
  if (isList(value)) return value.flatMap(viewsIn)
  if (!isObject(value)) return []
  const own = typeof value['status'] === 'string' && isObject(value['terms']) ? [viewOf(value)] : []
  return [...own, ...Object.values(value).flatMap(viewsIn)]
}

function partsOf(script: string): readonly Part[] {
  const parts = new Map<string, Part>()
  for (const entry of recordingOf(script).entries) {
    const data = isObject(entry.answer) ? entry.answer['data'] : undefined
    const closed = isObject(data) ? data['closedPart'] : undefined
    const of = isObject(entry.body) ? entry.body['position'] : undefined
    for (const view of viewsIn(closed)) {
      const { id } = view
      if (typeof of === 'string' && !parts.has(id))
        parts.set(id, { id, of, who: entry.who, bornAt: stepNumber(entry), view })
    }
    for (const view of viewsIn(data)) {
      const known = filledByTime[`${script} ${view.id}`]
      if (known !== undefined) parts.set(view.id, { id: view.id, who: entry.who, ...known, view })
    }
  }
  return [...parts.values()]
}

const sum = (first: Money, ...rest: readonly Money[]): JsonObject => ({ ...add(first, ...rest) })

/** What is still open says how much of it was closed before. */
function withExited(view: JsonObject, closed: readonly RecordedView[]): JsonObject {
  const closings = closed.flatMap(({ closing }) => closing ?? [])
  const [first, ...rest] = closings.map(({ netProfit }) => netProfit)
  if (first === undefined) return view
  const lots = closed.reduce((total, { fill }) => total + (fill?.lots ?? 0), 0)
  return { ...view, exited: { lots, netProfit: sum(first, ...rest) } }
}

/** What is closed shows the whole of what was opened, and the sums of its exits. */
function withWhole(view: JsonObject, closed: readonly RecordedView[]): JsonObject {
  const own = viewOf(view)
  if (own.fill === undefined || own.closing === undefined || closed.length === 0) return view
  const fills = closed.flatMap(({ fill }) => fill ?? [])
  const closings = closed.flatMap(({ closing }) => closing ?? [])
  const lots = fills.reduce((total, fill) => total + fill.lots, own.fill.lots)
  const worth = [own, ...closed].reduce(
    (total, { fill, closing }) => total.plus(exact(closing?.price ?? '0').times(String(fill?.lots ?? 0))),
    exact('0'),
  )
  const average = toDecimal(exact(roundTo(worth.div(String(lots)), 8, 'halfUp')))
  const { fee, tax, grossProfit, netProfit } = own.closing
  return {
    ...view,
    fill: {
      ...own.fill,
      lots,
      margin: sum(own.fill.margin, ...fills.map(({ margin }) => margin)),
      fee: sum(own.fill.fee, ...fills.map((fill) => fill.fee)),
    },
    closing: {
      ...own.closing,
      price: average,
      fee: sum(fee, ...closings.map((closing) => closing.fee)),
      tax: sum(tax, ...closings.map((closing) => closing.tax)),
      grossProfit: sum(grossProfit, ...closings.map((closing) => closing.grossProfit)),
      netProfit: sum(netProfit, ...closings.map((closing) => closing.netProfit)),
    },
  }
}

const refOf = (line: Json): Json => (isObject(line) ? (line['ref'] ?? null) : null)
const idOf = (row: Json): Json =>
  isObject(row) && isObject(row['position']) ? (row['position']['id'] ?? null) : null

const reason = 'a part that is closed is an execution of its position, and no position of its own'

/** Scripts in which parts of positions are closed. */
const scripts = [
  'closing',
  'manyPositions',
  'operatorPrices',
  'repeats',
  'restricted',
  'saleLocks',
  'threeDays',
] as const
const scriptOf = new Map(
  scripts.flatMap((script) => recordingOf(script).entries.map((entry) => [entry, script] as const)),
)
const parts = new Map(scripts.map((script) => [script, partsOf(script)] as const))

/** Parts of the script that an entry is of. */
const partsIn = (entry: Entry): readonly Part[] => {
  const script = scriptOf.get(entry)
  return script === undefined ? [] : (parts.get(script) ?? [])
}
/** Those of the member who asks, closed by then. */
const bornBy = (entry: Entry): readonly Part[] =>
  partsIn(entry).filter(({ who, bornAt }) => who === entry.who && bornAt <= stepNumber(entry))
const closedOf = (id: string, entry: Entry): readonly RecordedView[] =>
  bornBy(entry).flatMap(({ of, view }) => (of === id ? [view] : []))

function referring(line: Json, entry: Entry): Json {
  const part = partsIn(entry).find(({ id }) => id === refOf(line))
  return part === undefined || !isObject(line) ? line : { ...line, ref: part.of }
}

/** All lines of the member who asks, as they are at the end. */
const linesAtEnd = (entry: Entry): readonly Json[] =>
  recordingOf(scriptOf.get(entry) ?? '').entries.flatMap(({ step, call, answer }) => {
    const data = step.startsWith(`end ${entry.who} `) && isObject(answer) ? answer['data'] : undefined
    const lines = call === 'fund/records' && isObject(data) ? data['lines'] : undefined
    return isList(lines) ? lines : []
  })

/** The lines of a position with those of its parts, the newest first. */
function withLinesOfParts(ledger: readonly Json[], entry: Entry): Json {
  const asked = isObject(entry.body) ? entry.body['position'] : undefined
  const born = new Set<Json>(bornBy(entry).flatMap(({ id, of }) => (of === asked ? [id] : [])))
  if (born.size === 0) return ledger
  const added = linesAtEnd(entry).filter((line) => born.has(refOf(line)))
  const sequence = (line: Json) => (isObject(line) ? Number(line['sequence']) : 0)
  return [...ledger, ...added]
    .toSorted((a, b) => sequence(b) - sequence(a))
    .map((line) => referring(line, entry))
}

function withoutParts(data: JsonObject, entry: Entry): Json {
  const tab = isObject(entry.body) ? entry.body['tab'] : undefined
  const rows = data['positions']
  if (tab !== 'terminated' || !isList(rows)) return data
  const ids = new Set<Json>(partsIn(entry).map(({ id }) => id))
  const positions = rows.filter((row) => !ids.has(idOf(row)))
  return { ...data, positions, total: Number(data['total']) - bornBy(entry).length }
}

/** The terminated tab of `manyPositions` in pages of ten, as the whole of it reads at the end: without its parts it fits the first. */
const firstPage: Difference = {
  script: 'manyPositions',
  step: '34',
  call: 'trade/positions',
  path: 'answer.data.positions',
  reason,
  becomes: () =>
    recordingOf('manyPositions')
      .entries.filter(({ step }) => step === 'end ann tab terminated')
      .map(({ answer }) =>
        isObject(answer) && isObject(answer['data']) ? answer['data']['positions'] : undefined,
      )
      .find((positions) => positions !== undefined),
}
const secondPage: Difference = { ...firstPage, step: '35', becomes: () => [] }

const everywhere = { script: '*', step: '*', reason } as const
export const partsDifferences: readonly Difference[] = [
  firstPage,
  secondPage,
  { ...everywhere, call: 'trade/close', path: 'answer.data.closedPart', becomes: () => undefined },
  {
    ...everywhere,
    call: 'trade/position',
    path: 'answer.data.ledger',
    becomes: (recorded, entry) => (isList(recorded) ? withLinesOfParts(recorded, entry) : recorded),
  },
  {
    ...everywhere,
    call: 'fund/records',
    path: 'answer.data.lines.*',
    becomes: (recorded, entry) => (recorded === undefined ? undefined : referring(recorded, entry)),
  },
  {
    ...everywhere,
    call: 'trade/positions',
    path: 'answer.data',
    becomes: (recorded, entry) => (isObject(recorded) ? withoutParts(recorded, entry) : recorded),
  },
  ...inViews({
    reason,
    becomes(view, entry) {
      const closed = closedOf(viewOf(view).id, entry)
      return viewOf(view).closing === undefined ? withExited(view, closed) : withWhole(view, closed)
    },
  }),
]
