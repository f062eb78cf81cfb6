import type { RefusalMessage, TransportMessage } from '@onelot/api-client'
import type { Language } from '@onelot/domain'
import { intlLocale } from '@onelot/ui/locale'
import type { i18n } from 'i18next'

/** The texts of api-client for a refusal or a failure, in the reader's language. */
export function refusalText(
  i18n: i18n,
  language: Language,
  message: RefusalMessage | TransportMessage,
): string {
  const lng = intlLocale(language)
  switch (message.namespace) {
    case undefined:
      return message.text
    case 'refusals':
      return i18n.hasResourceBundle(lng, message.namespace)
        ? i18n.t(message.key, { lng, ns: message.namespace, ...message.values })
        : i18n.t('failure.refused', { lng, ns: 'app', code: message.key.replace('refusals.', '') })
    case 'transport':
      return i18n.t(message.key, { lng, ns: message.namespace, ...message.values })
  }
}
