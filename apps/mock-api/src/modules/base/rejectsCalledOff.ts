import type { Kind, ModuleEvent, RequestsCommand } from '@onelot/domain'
import type { Reaction } from '../../kernel/modules.ts'

interface CalledOff extends ModuleEvent {
  readonly request: string
  readonly reason: string
}

/** A request under review is rejected where what it is for is called off. */
export const rejectsCalledOff = (on: Kind): Reaction => ({
  on,
  command: ({ request, reason }: CalledOff): RequestsCommand => ({
    kind: 'requests.decide',
    request,
    decision: 'reject',
    reason,
  }),
})
