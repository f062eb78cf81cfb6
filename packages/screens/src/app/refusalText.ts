import type { RefusalMessage, TransportMessage } from '@onelot/api-client'
import type { i18n } from 'i18next'

/** What api-client says of a refusal or a failure, put in the reader's language. */
export function refusalText(i18n: i18n, message: RefusalMessage | TransportMessage): string {
  switch (message.namespace) {
    case undefined:
      return message.text
    case 'refusals':
      return i18n.t(message.key, { ns: message.namespace, ...message.values })
    case 'transport':
      return i18n.t(message.key, { ns: message.namespace, ...message.values })
  }
}
