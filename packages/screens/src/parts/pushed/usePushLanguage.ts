import { type ApiClient, pushSubscribe } from '@onelot/api-client'
import { type Language, type PushChoice, ownLanguageOf, pushKinds } from '@onelot/domain'
import { useEffect, useRef } from 'react'
import { useApi, useKept, usePreferences, usePush } from '../../base/ports/ports.ts'
import type { PushPort } from '../../base/ports/push.ts'
import { pushedIn } from './pushed.ts'

async function sendLanguage(
  client: ApiClient,
  load: () => Promise<PushPort>,
  kinds: PushChoice,
  language: Language,
): Promise<void> {
  const push = await load()
  const target = await push.target()
  if (target === undefined) return
  await client.write(
    pushSubscribe,
    { ...target, language: ownLanguageOf(language), kinds },
    { key: client.newKey() },
  )
}

/**
 * Says in which language this device is sent what it is sent, once the language of the app has changed. Where that fails, it stays in the one before
 * until another choice is made.
 */
export function usePushLanguage(): void {
  const client = useApi()
  const { session } = useKept()
  const load = usePush()
  const { language } = usePreferences()
  const known = useRef(language)
  useEffect(() => {
    if (known.current === language) return
    known.current = language
    const kinds = pushedIn(session)
    if (load === undefined || !pushKinds.some((kind) => kinds[kind])) return
    sendLanguage(client, load, kinds, language).catch(() => undefined)
  }, [client, session, load, language])
}
