import { type Refusal, type RefusalCode, type Result, no, ok } from '../refusals/refusal.ts'
import { type Assessment, accepted, refusalsOf, refused } from './assessment.ts'
import type { Decision, Module, ModuleCommand, ModuleEvent, ModuleParts, RuleContext } from './module.ts'
import type { StreamKind } from './stream.ts'

/** Events of the command's own stream, or a decision that has more than these. */
type Accepted<Event extends ModuleEvent> = readonly Event[] | Decision<Event>

/** How most modules answer a command. */
interface Checking<State, Event extends ModuleEvent, Command, Context> {
  /** Every reason against a command, the one that is answered first. @defaultValue none */
  check?(command: Command, state: State, context: Context): readonly Refusal[]
  /** What a command leads to that nothing refuses. */
  accept(command: Command, state: State, context: Context): Accepted<Event>
  readonly assess?: undefined
}

/** How a module answers whose reasons and events come of one calculation. */
interface Assessing<State, Event extends ModuleEvent, Command, Context> {
  assess(command: Command, state: State, context: Context): Assessment<() => Accepted<Event>>
  readonly check?: undefined
  readonly accept?: undefined
}

function assess<State, Event extends ModuleEvent, Command, Context>(
  rules: Checking<State, Event, Command, Context> | Assessing<State, Event, Command, Context>,
  command: Command,
  state: State,
  context: Context,
): Assessment<() => Accepted<Event>> {
  if (rules.assess !== undefined) return rules.assess(command, state, context)
  const refusals = rules.check?.(command, state, context) ?? []
  return refusals.length > 0 ? refused(...refusals) : accepted(() => rules.accept(command, state, context))
}

function decisionOf<Event extends ModuleEvent>(
  made: Accepted<Event>,
  { basedOn = [] }: RuleContext,
): Decision<Event> {
  const decision = 'events' in made ? made : { events: made }
  return { ...decision, basedOn: [...basedOn, ...(decision.basedOn ?? [])] }
}

/** Makes a module of its parts; its commands and events carry its name, and its refusals are known by command. */
export function defineModule<
  const Name extends string,
  State,
  Event extends ModuleEvent & { readonly kind: `${Name}.${string}` },
  Command extends ModuleCommand & { readonly kind: `${Name}.${string}` },
  Context extends RuleContext,
  const Stream extends StreamKind,
  const Refusals extends Readonly<Record<Command['kind'], readonly RefusalCode[]>>,
>(
  parts: ModuleParts<Name, State, Event, Command, Stream> &
    (Checking<State, Event, Command, Context> | Assessing<State, Event, Command, Context>) & {
      readonly refusals: Refusals
    },
): Module<Name, State, Event, Command, Context, Stream> & { readonly refusals: Refusals } {
  return {
    ...parts,
    check(command: Command, state: State, context: Context): readonly Refusal[] {
      return refusalsOf(assess(parts, command, state, context))
    },
    decide(command: Command, state: State, context: Context): Result<Decision<Event>> {
      const assessed = assess(parts, command, state, context)
      if (assessed.accepted) return ok(decisionOf(assessed.plan(), context))
      const [first] = assessed.refusals
      if (first === undefined) throw new Error(`${command.kind} is refused without a reason`)
      return no(first)
    },
  }
}
