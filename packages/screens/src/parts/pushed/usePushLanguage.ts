import { pushSubscribe } from '@onelot/api-client'
import { type Language, ownLanguageOf, pushKinds } from '@onelot/domain'
import { useApi, useKept, usePush } from '../../base/ports/ports.ts'
import { pushedIn } from './pushed.ts'

/** Says in which language this device is sent what it is sent. Where that fails, it stays in the one before until another choice is made. */
export function usePushLanguage(): (language: Language) => Promise<void> {
  const client = useApi()
  const { session } = useKept()
  const load = usePush()
  return async (language) => {
    const kinds = pushedIn(session)
    if (load === undefined || !pushKinds.some((kind) => kinds[kind])) return
    const push = await load()
    const target = await push.target()
    if (target === undefined) return
    await client.write(
      pushSubscribe,
      { ...target, language: ownLanguageOf(language), kinds },
      { key: client.newKey() },
    )
  }
}
