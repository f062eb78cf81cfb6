import { pushDevice } from '@onelot/api-client'
import { useEffect, useEffectEvent } from 'react'
import { useApi, useKept, usePreferences, usePush } from '../../base/ports/ports.ts'
import { isAnyPushed, pushedIn } from './pushed.ts'

const nothing = () => undefined

/** Once a start: what this device was to be sent is chosen again where its address is another one by now (docs/push.md). */
export function usePushRenewal(): void {
  const client = useApi()
  const { session } = useKept()
  const load = usePush()
  const { language } = usePreferences()
  const renew = useEffectEvent(async (isOver: () => boolean) => {
    const kinds = pushedIn(session)
    if (load === undefined || !isAnyPushed(kinds)) return
    const [{ renewPush }, { choosePush }, push] = await Promise.all([
      import('./renewPush.ts'),
      import('./choosePush.ts'),
      load(),
    ])
    await renewPush({
      push,
      isOver,
      kinds,
      read: (device) => client.read(pushDevice, device),
      choose: (target) => choosePush(client, target, { kinds, language }),
    })
  })
  useEffect(() => {
    // Without it the device is sent nothing, as before: the next start tries again.
    let isOver = false
    renew(() => isOver).catch(nothing)
    return () => {
      isOver = true
    }
  }, [])
}
