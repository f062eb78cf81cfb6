import {
  type AnyModule,
  type Change,
  type QuotaClaim,
  type Decision,
  type ModuleCommand,
  type ModuleEvent,
  type ModuleTable,
  type Posting,
  type Refusal,
  type RuleContext,
  type Schedule,
  type StreamId,
  type StreamVersion,
  defineModule,
  moduleTable,
} from '@onelot/domain'
import { type Commands, createCommands } from '../kernel/commands.ts'
import { createContention } from '../kernel/contention.ts'
import type { KernelModule, Process, Reaction } from '../kernel/modules.ts'
import { BACKGROUND_MS, createSlices } from '../kernel/pause.ts'
import { createPlanner } from '../kernel/plan.ts'
import { type Streams, createStreams } from '../kernel/streams.ts'
import type { Timekeeping } from '../kernel/timekeeping.ts'
import { createScheduleCache } from '../kernel/scheduleCache.ts'
import { createMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/port.ts'
import { createStoreQueues } from '../store/storeQueues.ts'

/** A command that says itself what it leads to, so that a test names all that the kernel is to do. */
export interface Told<Name extends string = string> extends ModuleCommand {
  readonly kind: `${Name}.do`
  /** Events in its own stream. @defaultValue 1 */
  readonly events?: number
  readonly postings?: readonly Posting[]
  /** An event of the module in each of these. */
  readonly others?: readonly { readonly stream: StreamId; readonly module: string }[]
  readonly quotaClaims?: readonly QuotaClaim[]
  readonly basedOn?: readonly StreamVersion[]
  readonly refusal?: Refusal | undefined
  readonly schedule?: Schedule
  /** What follows the last of its events in the same stream. */
  readonly then?: Told
  /** A rule that fails. */
  readonly throws?: string
}

export interface Did extends ModuleEvent {
  readonly then?: Told | undefined
  readonly schedule?: Schedule | undefined
}

const eventOf = (module: string, { now }: RuleContext, more: Partial<Did> = {}): Did => ({
  kind: `${module}.did`,
  version: 1,
  at: now,
  postings: [],
  ...more,
})

function accept(name: string, told: Told, context: RuleContext): Decision<Did> {
  const { events = 1, postings = [], others = [], quotaClaims = [], basedOn = [], schedule, then } = told
  if (told.throws !== undefined) throw new RangeError(told.throws)
  const made = Array.from({ length: events }, (_, index) =>
    index === events - 1 ? eventOf(name, context, { postings, schedule, then }) : eventOf(name, context),
  )
  return {
    events: made,
    others: others.map(({ stream, module }) => ({ stream, events: [eventOf(module, context)] })),
    quotaClaims,
    basedOn,
  }
}

/** A module of streams of a kind, whose state counts its events. `onTimer`: what its timer `name.do` leads to. */
export function toldModule(name: string, stream: string, onDue?: Told): AnyModule {
  const toldBy = (command: ModuleCommand): Told =>
    'owner' in command && onDue !== undefined ? onDue : (command as Told)
  return defineModule({
    name,
    stream,
    initial: 0,
    shape: 1,
    evolve: (state: number) => state + 1,
    upcasts: { [`${name}.did`]: [] },
    refusals: { [`${name}.do`]: [] },
    check: (command: ModuleCommand) => {
      const { refusal } = toldBy(command)
      return refusal === undefined ? [] : [refusal]
    },
    accept: (command: ModuleCommand, _: number, context: RuleContext) =>
      accept(name, toldBy(command), context),
    schedule: ({ events }: Change<number, Did>) =>
      events.flatMap(({ schedule }) => (schedule === undefined ? [] : [schedule])),
    rows: () => [],
  })
}

export interface TestKernel {
  readonly commands: Commands
  readonly streams: Streams
  readonly store: Store
  readonly table: ModuleTable
  readonly time: Timekeeping
  /** What was logged. */
  readonly logged: string[]
}

export interface KernelOptions {
  readonly modules: readonly AnyModule[]
  readonly processes?: readonly Process[]
  /** Besides what its events say that follows them. */
  readonly reactions?: readonly Reaction[]
  readonly store?: Store
  readonly prices?: Timekeeping['prices']
  /** What rules are given. @defaultValue what every rule is */
  readonly context?: KernelModule['context']
}

const noPrices: Timekeeping['prices'] = {
  firstCross: () => undefined,
  peakOf: (_, { peak }) => peak,
  extremes: () => undefined,
}

let kernels = 0

/** The kernel with modules that a test tells what to decide: no broker, no market. */
export function createTestKernel({
  modules,
  processes = [],
  reactions = [],
  store = createMemoryStore(),
  prices = noPrices,
  context = ({ base }) => base,
}: KernelOptions): TestKernel {
  const table = moduleTable(modules)
  const contexts = new Map<string, KernelModule>(modules.map((rules) => [rules.name, { rules, context }]))
  const told = modules.map(({ name }): Reaction => ({
    on: `${name}.did`,
    command: (event: Did) => event.then,
  }))
  const streams = createStreams(store, table)
  const schedules = createScheduleCache(store)
  const planner = createPlanner(streams, table, contexts, processes, [...told, ...reactions])
  const contention = createContention(store.enqueueForStreams)
  const logged: string[] = []
  const log = (message: string): void => {
    logged.push(message)
  }
  kernels += 1
  return {
    commands: createCommands(store, planner, streams, schedules, contention),
    streams,
    store,
    table,
    logged,
    time: {
      store,
      streams,
      schedules,
      commands: createCommands(
        store,
        planner,
        streams,
        schedules,
        createContention(createStoreQueues().enqueueForStreams),
      ),
      log,
      slices: createSlices(BACKGROUND_MS),
      holder: `kernel ${String(kernels)}`,
      processes: new Map(processes.map((process) => [process.name, process])),
      prices,
    },
  }
}
