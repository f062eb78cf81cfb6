import { commonConfig, memberMe } from '@onelot/api-client'
import type { StepState } from '@onelot/ui'
import { useEffect } from 'react'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { type Read, useRead } from '../../base/data/useRead.ts'

const stateOf = (read: Read<unknown>): StepState =>
  read.data !== undefined ? 'done' : read.failure && !read.refreshing ? 'failed' : 'current'

/** Starts the app step by step, then opens home for a member and the landing for a guest. */
export function useStart() {
  const navigation = useNavigation()
  const guest = useSession().current === undefined
  const config = useRead(commonConfig, { type: 'all' })
  const me = useRead(memberMe, {})
  const session = guest ? 'done' : stateOf(me)
  const ready = config.data !== undefined && session === 'done'
  useEffect(() => {
    if (ready) navigation.replace({ to: guest ? 'landing' : 'home' })
  }, [ready, guest, navigation])
  const failed = [config, me].find((read) => read.failure !== undefined && !read.refreshing)
  return {
    steps: [
      { id: 'language', state: 'done' },
      { id: 'config', state: stateOf(config) },
      { id: 'session', state: session },
    ] as const satisfies readonly { id: string; state: StepState }[],
    failed,
    retry: () => {
      void Promise.all([config, me].map((read) => read.refresh()))
    },
  }
}
