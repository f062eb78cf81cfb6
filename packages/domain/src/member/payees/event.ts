import type { ModuleEvent } from '../../base/module/module.ts'
import type { Payee } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

/** None has a number, an address or a name: those are records beside the events. */
export type PayeesEvent =
  | (Base & { readonly kind: 'payees.added' | 'payees.unbound'; readonly payee: Payee })
  | (Base & {
      readonly kind: 'payees.defaultChosen' | 'payees.used'
      readonly payee: Pick<Payee, 'id' | 'kind'>
    })
