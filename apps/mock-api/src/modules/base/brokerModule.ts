import type { AnyModule, CommandOf, RuleContext } from '@onelot/domain'
import type { Route } from '../../http/route.ts'
import type { ContextRequest, Erasure, KernelModule, Process, Reaction } from '../../kernel/modules.ts'
import type { Services } from '../../services.ts'
import type { DueSource } from './dueSource.ts'
import type { MessageSource } from './messageSource.ts'
import type { ModuleSettings } from './moduleSettings.ts'
import type { OperatorAction } from './operatorAction.ts'
import type { ProductSource } from './productSource.ts'
import type { RequestRules } from './requestRules.ts'
import type { TitleSource } from './titles.ts'

/** The broker's side of a module: what is answered, what its rules are given, what operators may do and set, what follows its events. */
export interface BrokerModule {
  readonly routes: readonly Route[]
  /** Undefined where a module only reads. */
  readonly rules?: { readonly module: AnyModule; context(services: Services): KernelModule['context'] }
  readonly processes?: readonly Process[]
  readonly reactions?: readonly Reaction[]
  readonly operator?: readonly OperatorAction[]
  /** What it asks of a review. */
  readonly requests?: readonly RequestRules[]
  /** What members ask for, in the list of all products. */
  readonly products?: ProductSource
  /** What comes of them at a known time. */
  readonly due?: DueSource
  /** What its things are called in lists of other modules. */
  readonly titles?: TitleSource
  /** What members are notified of. */
  readonly messages?: readonly MessageSource[]
  /** What operators may set. */
  readonly settings?: ModuleSettings
  /** Collections of records that say who a member is, by their owner: they are erased when the account is closed. */
  readonly identity?: readonly string[]
  /** What of the records goes in the append of an event. */
  readonly erasures?: readonly Erasure[]
}

/** Rules with their context, typed by the module's own commands. */
export const rulesOf = <M extends AnyModule>(
  module: M,
  context: (request: ContextRequest<CommandOf<M>>, services: Services) => RuleContext | Promise<RuleContext>,
): NonNullable<BrokerModule['rules']> => ({
  module,
  context: (services) => (request: ContextRequest<CommandOf<M>>) => context(request, services),
})

/** What modules have of one kind, by their names. */
export const byModule = <Part>(
  parts: readonly BrokerModule[],
  partOf: (module: BrokerModule) => Part | undefined,
): ReadonlyMap<string, Part> =>
  new Map(
    parts.flatMap((module) => {
      const part = partOf(module)
      return module.rules === undefined || part === undefined
        ? []
        : [[module.rules.module.name, part] as const]
    }),
  )
