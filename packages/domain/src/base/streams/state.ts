import { BOOKS_SHAPE, type Books, type PostingFault, emptyBooks, record } from '../ledger/books.ts'
import { moduleOfKind } from '../module/kind.ts'
import type { AnyModule, ModuleEvent, StateOf } from '../module/module.ts'
import type { StreamKind } from '../module/stream.ts'

/** What the events of one stream fold to: the books, and the state of each module that belongs to streams of the kind. */
export interface StreamState extends Books {
  /** Keyed by the module's name; one that no event has reached yet is missing. */
  readonly slices: Readonly<Record<string, unknown>>
}

export const emptyStream: StreamState = Object.freeze({ ...emptyBooks, slices: {} })

/** The state of one module. */
export function sliceOf<M extends AnyModule>(state: StreamState, module: M): StateOf<M> {
  const slice = Object.hasOwn(state.slices, module.name) ? state.slices[module.name] : module.initial
  // Only `fold` writes slices, each by its own module's `evolve`.
  return slice as StateOf<M>
}

/** Modules by name. @throws RangeError where two have one name */
export type ModuleTable = ReadonlyMap<string, AnyModule>

export function moduleTable(modules: readonly AnyModule[]): ModuleTable {
  const table = new Map(modules.map((module) => [module.name, module]))
  if (table.size < modules.length) throw new RangeError('two modules have one name')
  return table
}

/** @throws RangeError where no module of the table belongs to the kind */
export function moduleFor(table: ModuleTable, kind: string): AnyModule {
  const module = table.get(moduleOfKind(kind))
  if (module === undefined) throw new RangeError(`no module knows ${kind}`)
  return module
}

/** Whether another module has ended the stream of this one. */
export const hasEndedFor = (table: ModuleTable, { name, stream }: AnyModule, state: StreamState): boolean =>
  [...table.values()].some(
    (module) =>
      module.stream === stream && module.name !== name && module.hasEnded?.(sliceOf(state, module)) === true,
  )

/** Reads a stored event in its newest version. @throws RangeError on a kind or version that this release does not know */
export function readEvent(table: ModuleTable, stored: ModuleEvent): ModuleEvent {
  const { upcasts, retired } = moduleFor(table, stored.kind)
  if (retired?.events.includes(stored.kind) === true) return stored
  const steps = Object.hasOwn(upcasts, stored.kind) ? upcasts[stored.kind] : undefined
  if (steps === undefined || stored.version < 1 || stored.version > steps.length + 1)
    throw new RangeError(`unknown event ${stored.kind}, version ${String(stored.version)}`)
  return steps.slice(stored.version - 1).reduce((event, upcast) => upcast(event), stored)
}

/**
 * The state after one event, in its newest version. `refuse` is called with each posting that takes money which is not there.
 * @throws RangeError on an event of another kind of stream
 */
export function fold(
  table: ModuleTable,
  kind: StreamKind,
  state: StreamState,
  event: ModuleEvent,
  refuse?: (fault: PostingFault) => void,
): StreamState {
  const module = moduleFor(table, event.kind)
  if (module.stream !== kind)
    throw new RangeError(`${event.kind} does not belong to a stream of kind ${kind}`)
  const { ledger, holds } = event.postings.length === 0 ? state : record(state, event.postings, refuse)
  if (module.retired?.events.includes(event.kind) === true) return { ...state, ledger, holds }
  const slice = module.evolve(sliceOf(state, module), event)
  return { ledger, holds, slices: { ...state.slices, [module.name]: slice } }
}

/** Names the form of a stream's state: a snapshot of another one is thrown away. */
export const shapeOf = (table: ModuleTable, kind: StreamKind): string =>
  [
    `ledger:${String(BOOKS_SHAPE)}`,
    ...[...table.values()]
      .filter((module) => module.stream === kind)
      .map(({ name, shape }) => `${name}:${String(shape)}`)
      .sort(),
  ].join(' ')
