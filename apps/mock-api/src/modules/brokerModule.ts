import type { AnyModule, CommandOf, RuleContext } from '@onelot/domain'
import type { Route } from '../http/route.ts'
import type { ContextRequest, KernelModule, Process, Reaction } from '../kernel/modules.ts'
import type { Services } from '../services.ts'
import type { OperatorAction } from './operatorAction.ts'

/** The broker's side of a module: what is answered, what its rules are given, what operators may do, what follows its events. */
export interface BrokerModule {
  readonly routes: readonly Route[]
  /** Undefined where a module only reads. */
  readonly rules?: { readonly module: AnyModule; context(services: Services): KernelModule['context'] }
  readonly processes?: readonly Process[]
  readonly reactions?: readonly Reaction[]
  readonly operator?: readonly OperatorAction[]
}

/** Rules with their context, typed by the module's own commands. */
export const rulesOf = <M extends AnyModule>(
  module: M,
  context: (request: ContextRequest<CommandOf<M>>, services: Services) => RuleContext | Promise<RuleContext>,
): NonNullable<BrokerModule['rules']> => ({
  module,
  context: (services) => (request: ContextRequest<CommandOf<M>>) => context(request, services),
})
