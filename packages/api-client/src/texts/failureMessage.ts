import type { Language } from '@onelot/domain'
import type { ApiFailure } from '../client/failure.ts'
import type { TransportMessages } from './messages.ts'
import { type MessageValues, type RefusalMessage, refusalMessage } from './refusalMessage.ts'

/** A failure of transport, as a message of the namespace `transport`. */
export interface TransportMessage {
  readonly namespace: 'transport'
  readonly key: keyof TransportMessages
  readonly values: MessageValues
}

/** The message of a read's failure: the catalogue's refusal, or a failure of transport. */
export function failureMessage(failure: ApiFailure, language: Language): RefusalMessage | TransportMessage {
  switch (failure.kind) {
    case 'refused':
      return refusalMessage(failure.refusal, language)
    case 'http':
      return { namespace: 'transport', key: 'http', values: { status: String(failure.status) } }
    case 'timeout':
    case 'network':
    case 'contract':
    case 'sessionEnded':
      return { namespace: 'transport', key: failure.kind, values: {} }
  }
}
