import type { ModuleEvent } from '../../base/module/module.ts'
import type { Exchanged } from './state.ts'

export interface ExchangeEvent extends ModuleEvent {
  readonly kind: 'exchange.exchanged'
  readonly version: 1
  readonly exchanged: Exchanged
}
