import type { LocalDate } from '../../base/instant.ts'
import type { ModuleEvent } from '../../base/module/module.ts'

/** Without identity: that is a record beside the events. `day` is that of Seoul. */
export interface RealNameEvent extends ModuleEvent {
  readonly kind: 'realName.submitted'
  readonly version: 1
  readonly day: LocalDate
  /** Keys of the pictures, for whoever reviews them. */
  readonly front: string
  readonly back: string
}
