import type {
  AnyModule,
  Cross,
  Crossed,
  Decimal,
  Extremes,
  Instant,
  InstrumentId,
  Kind,
  ModuleCommand,
  ModuleEvent,
  Refusal,
  RuleContext,
  StreamId,
  StreamState,
} from '@onelot/domain'
import type { RecordChange } from '../store/lists.ts'
import type { Delivery, OutboxEntry } from '../store/port.ts'

/** A command about to be decided, for those that make its context. */
export interface ContextRequest<Command extends ModuleCommand = ModuleCommand> {
  readonly command: Command
  readonly stream: StreamId
  readonly state: StreamState
  readonly base: RuleContext
}

/** A module with the function that makes its rules' context. `context` is a method, so that modules of different commands fit one list. */
export interface KernelModule {
  readonly rules: AnyModule
  context(request: ContextRequest): RuleContext | Promise<RuleContext>
}

/**
 * Work that follows an event and concerns one stream or many (docs/rules/streams.md): written to the outbox with the event, and delivered
 * afterwards as a command to each recipient, once.
 */
export interface Process {
  /** Unique. */
  readonly name: string
  /** Names under which older releases wrote entries that it delivers as well. */
  readonly earlierNames?: readonly string[]
  /** The kind of event that starts it. */
  readonly on: Kind
  /** Undefined where this event concerns nobody. */
  recipients(event: ModuleEvent, stream: StreamId): OutboxEntry['recipients'] | undefined
  /** `entry.body` is the event. */
  command(delivery: Delivery): ModuleCommand
  /**
   * That a recipient's rules refuse is an answer as well: the command that records it there, carried out in its place. Undefined for a refusal that
   * nobody expects, which is kept for operators. @defaultValue none is expected
   */
  refused?(delivery: Delivery, refusal: Refusal): ModuleCommand | undefined
}

/** What an event leads to in another module of its own stream, stored in the same append (docs/rules/streams.md). */
export interface Reaction {
  /** The kind of event that it follows. */
  readonly on: Kind
  /** Undefined where this event leads to nothing. */
  command(event: ModuleEvent): ModuleCommand | undefined
}

/** Records that an event removes, in the same append. */
export interface Erasure {
  /** The kind of event. */
  readonly on: Kind
  records(event: ModuleEvent, stream: StreamId): readonly RecordChange[]
}

/** The source of watched prices. All answers are pure functions of the instrument and the time. */
export interface Prices {
  firstCross(instrument: InstrumentId, cross: Cross, from: Instant, to: Instant): Crossed | undefined
  /** The peak of a trail after a stretch of time. */
  peakOf(
    instrument: InstrumentId,
    trail: Extract<Cross, { kind: 'trail' }>,
    from: Instant,
    to: Instant,
  ): Decimal
  /** No bid or ask of the stretch is outside. */
  extremes(instrument: InstrumentId, from: Instant, to: Instant): Extremes | undefined
}
