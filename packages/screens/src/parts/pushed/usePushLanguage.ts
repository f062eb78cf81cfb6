import type { ApiClient } from '@onelot/api-client'
import type { Language, PushChoice } from '@onelot/domain'
import { useEffect, useRef } from 'react'
import { useApi, useKept, usePreferences, usePush } from '../../base/ports/ports.ts'
import type { PushPort } from '../../base/ports/push.ts'
import { choosePush } from './choosePush.ts'
import { isAnyPushed, pushedIn } from './pushed.ts'

async function sendLanguage(
  client: ApiClient,
  load: () => Promise<PushPort>,
  kinds: PushChoice,
  language: Language,
): Promise<void> {
  const push = await load()
  const target = await push.target()
  if (target === undefined) return
  await choosePush(client, target, { kinds, language })
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
    if (load === undefined || !isAnyPushed(kinds)) return
    sendLanguage(client, load, kinds, language).catch(() => undefined)
  }, [client, session, load, language])
}
