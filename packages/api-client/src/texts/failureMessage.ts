import type { Language } from '@onelot/domain'
import type { ApiFailure } from '../client/failure.ts'
import type { TransportMessages } from './messages.ts'
import { type MessageValues, type RefusalMessage, refusalMessage } from './refusalMessage.ts'

/** What happened on the way, as a message of the namespace `transport`. */
export interface TransportMessage {
  readonly namespace: 'transport'
  readonly key: keyof TransportMessages
  readonly values: MessageValues
}

/** What a read's failure says to the reader: the catalogue's refusal, or what happened on the way. */
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
