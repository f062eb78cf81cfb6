import type { Kind } from './kind.ts'
import type { InstrumentId, PositionId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { Balances, Posting } from '../ledger/ledger.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Money } from '../money/money.ts'
import type { Refusal, RefusalCode, Result } from '../refusals/refusal.ts'
import type { RowChange } from './rows.ts'
import type { Schedule } from './schedule.ts'
import type { StreamId, StreamKind, StreamVersion } from './stream.ts'

/** What every event of every module has. `version` counts the forms of its kind, from 1. */
export interface ModuleEvent {
  /** `module.whatHappened`. */
  readonly kind: Kind
  readonly version: number
  readonly at: Instant
  /** Money that the event moves; empty for most. */
  readonly postings: readonly Posting[]
}

/** `module.whatToDo`. */
export interface ModuleCommand {
  readonly kind: Kind
}

/** A command that a timer or a watch leads to: its kind is the timer's, `owner` is what waited. */
export interface DueCommand extends ModuleCommand {
  readonly owner: string
}
/** `price` is the bid or ask that met the watch. */
export interface MetCommand extends DueCommand {
  readonly price: Decimal
}

/** What every rule is given besides its command and the state of its module. */
export interface RuleContext {
  readonly now: Instant
  /** Unique to the command and equal when it is decided again: ids of new things derive from it. */
  readonly newId: string
  /** Balances of the stream. */
  readonly ledger: Balances
  /** Other streams that the context was made from; a decision is based on them as well. @defaultValue none */
  readonly basedOn?: readonly StreamVersion[]
}

/** Acquires a part of a shared quota with the events; a negative amount releases it. */
export interface QuotaClaim {
  readonly key: string
  readonly amount: Decimal
  /** The sum of all claims of the key stays at or below it. */
  readonly max: Decimal
  /** The answer where the quota is used up. */
  readonly refusal: Refusal
}

/** What an accepted command leads to; all of it is stored together, or nothing. */
export interface Decision<Event extends ModuleEvent = ModuleEvent> {
  readonly events: readonly Event[]
  /** Events of further streams. */
  readonly others?: readonly { readonly stream: StreamId; readonly events: readonly ModuleEvent[] }[]
  readonly quotaClaims?: readonly QuotaClaim[]
  /** Other streams that it was made from: it is made anew where one of them has another version by now. The command's own always counts. */
  readonly basedOn?: readonly StreamVersion[] | undefined
}

/** Upcasts the stored form of a kind from one version to the next; the first entry upcasts version 1 to 2. */
export type Upcasts = readonly ((stored: ModuleEvent) => ModuleEvent)[]

/** What a fold of some events changed. */
export interface Change<State, Event extends ModuleEvent> {
  readonly stream: StreamId
  readonly before: State
  readonly after: State
  readonly events: readonly Event[]
}

/** What money is on hold for, as lists of holds name it: an order that opens a position, a request, or something that the module's own screens show by its id. */
export type HeldFor =
  | {
      readonly kind: 'order'
      readonly position: PositionId
      readonly instrument: InstrumentId
      readonly side: 'long' | 'short'
    }
  | { readonly kind: 'request'; readonly request: Kind }
  | { readonly kind: 'product'; readonly id: string }

/** Money of a member that a module holds for one thing: an order, a position, an application. */
export interface Holding {
  readonly account: 'frozen' | 'margin' | 'copy'
  /** That of the postings which put it there. */
  readonly ref: string
  readonly money: Money
  /** Of what is frozen. @defaultValue something of the module's own, by its `ref` */
  readonly heldFor?: HeldFor | undefined
}

/** The price at which an open position counts; undefined for that of its entry. */
export type PriceOf = (instrument: InstrumentId) => Decimal | undefined

/** What a module is, but for how it answers a command. */
export interface ModuleParts<
  Name extends string,
  State,
  Event extends ModuleEvent,
  Command extends ModuleCommand,
  Stream extends StreamKind,
> {
  readonly name: Name
  /** Kind of the streams that hold its state. */
  readonly stream: Stream
  readonly initial: State
  /** Raised with each change of `State`'s form: snapshots of another number are thrown away. */
  readonly shape: number
  evolve(state: State, event: Event): State
  /** Every kind of event, with what older versions need. */
  readonly upcasts: Readonly<Record<Event['kind'], Upcasts>>
  /** What older releases wrote and this one does not: such events change nothing, such timers lead to nothing. */
  readonly retired?: { readonly events: readonly Kind[]; readonly timers: readonly Kind[] } | undefined
  /** What each kind of command can be refused with. */
  readonly refusals: Readonly<Record<Command['kind'], readonly RefusalCode[]>>
  /**
   * Events that follow whatever a command did in its stream, of any module, by the balances that it left: they are stored with it. @defaultValue none
   */
  follows?(ledger: Balances, at: Instant): readonly Event[]
  /** What each owner that the change concerns waits for from now on. */
  schedule(change: Change<State, Event>): readonly Schedule[]
  /** What the change writes to lists. */
  rows(change: Change<State, Event>): readonly RowChange[]
  /** Whether the stream is over: from then on no other module writes to it (docs/rules/identity.md). @defaultValue never */
  hasEnded?(state: State): boolean
  /** Whether something of it goes on that has to end before the account can be closed, besides what is under review. @defaultValue never */
  openWork?(state: State): boolean
  /** All that it holds in `frozen`, `margin` and `copy`: what modules hold adds up to these accounts (docs/rules/ledger.md). @defaultValue nothing */
  holds?(state: State): readonly Holding[]
  /**
   * What it earned the member to date, less what it charged, and what is unrealised at those prices: what modules earned is what the broker
   * paid (docs/rules/ledger.md). In any number of parts. @defaultValue nothing
   */
  earned?(state: State, priceOf: PriceOf): readonly Money[]
}

/**
 * The rules of one module (docs/rules/commands.md): pure, and without knowledge of any other module; `defineModule` makes them. Its members are
 * methods, whose parameters TypeScript compares both ways, so that modules of different states fit one list.
 */
export interface Module<
  Name extends string,
  State,
  Event extends ModuleEvent,
  Command extends ModuleCommand,
  Context extends RuleContext = RuleContext,
  Stream extends StreamKind = StreamKind,
> extends ModuleParts<Name, State, Event, Command, Stream> {
  /** Every reason against a command, the one that is answered first. */
  check(command: Command, state: State, context: Context): readonly Refusal[]
  /** Refuses with the first of `check`. An accepted decision is based on what its context is. */
  decide(command: Command, state: State, context: Context): Result<Decision<Event>>
}

/** Any module, where the kernel folds and dispatches. */
export type AnyModule = Module<string, unknown, ModuleEvent, ModuleCommand>

export type StateOf<M> = M extends { readonly initial: infer State } ? State : never
export type CommandOf<M> = M extends {
  readonly decide: (command: infer Command, ...rest: never[]) => unknown
}
  ? Command
  : never

/** What a command of a module can be refused with. */
export type RefusalOf<M extends AnyModule, K extends Kind> = Extract<
  Refusal,
  { readonly code: M['refusals'][K][number] }
>
