import { type ApiClient, pushSubscribe } from '@onelot/api-client'
import { type Language, type PushChoice, type PushTarget, ownLanguageOf } from '@onelot/domain'

/** Tells the broker what a device is to be sent, in the language of the app on it. */
export const choosePush = (
  client: ApiClient,
  target: PushTarget,
  { kinds, language }: { readonly kinds: PushChoice; readonly language: Language },
): Promise<unknown> =>
  client.write(
    pushSubscribe,
    { ...target, language: ownLanguageOf(language), kinds },
    { key: client.newKey() },
  )
