import { type Outcome, type PushDeviceOnWire, pushSubscribe, pushUnsubscribe } from '@onelot/api-client'
import { type PushChoice, type PushTarget, ownLanguageOf } from '@onelot/domain'
import { useState } from 'react'
import { useFailedToast } from '../../base/data/useFailedToast.ts'
import { usePlainWrite } from '../../base/data/usePlainWrite.ts'
import { useKept, usePreferences } from '../../base/ports/ports.ts'
import type { PushPort } from '../../base/ports/push.ts'
import { isAnyPushed, keepPushed } from '../../parts/pushed/pushed.ts'

/** `asking`: the browser asks the person. `failed`: the device's push service did not answer. */
export type PushChoiceState = 'idle' | 'asking' | 'sending' | 'denied' | 'failed'

interface Choosing {
  readonly state: PushChoiceState
  /** Where the device is reached. */
  readonly address: string | undefined
  /** What the broker answered to the last choice: it shows until it is read anew. */
  readonly chosen: PushDeviceOnWire | undefined
  readonly choose: (kinds: PushChoice, publicKey: string) => Promise<void>
}

/** @param known where the device was reached before */
export function usePushChoice(push: PushPort, known: PushTarget | undefined): Choosing {
  const { language } = usePreferences()
  const { session } = useKept()
  const subscribing = usePlainWrite(pushSubscribe)
  const unsubscribing = usePlainWrite(pushUnsubscribe)
  const sayFailed = useFailedToast()
  const [address, setAddress] = useState(known?.address)
  const [state, setState] = useState<PushChoiceState>(push.permission() === 'denied' ? 'denied' : 'idle')

  const [chosen, setChosen] = useState<PushDeviceOnWire>()

  async function answered(outcome: Outcome<PushDeviceOnWire>): Promise<void> {
    if (outcome.kind === 'done') {
      keepPushed(session, outcome.data.kinds)
      setChosen(outcome.data)
    }
    await sayFailed(outcome)
    setState('idle')
  }

  async function turnOff(): Promise<void> {
    if (address === undefined) return
    const outcome = await unsubscribing.send({ address })
    if (outcome.kind === 'done') await push.unsubscribe().catch(() => undefined)
    await answered(outcome)
  }

  async function turnOn(kinds: PushChoice, publicKey: string): Promise<void> {
    if (push.permission() === 'undecided') setState('asking')
    const target = await push.subscribe(publicKey)
    if (target === undefined) {
      setState(push.permission() === 'denied' ? 'denied' : 'idle')
      return
    }
    setState('sending')
    const outcome = await subscribing.send({ ...target, language: ownLanguageOf(language), kinds })
    // Another address is another read: until it has an answer, the one before shows.
    if (outcome.kind === 'done') setAddress(target.address)
    await answered(outcome)
  }

  return {
    state,
    address,
    chosen,
    choose: async (kinds, publicKey) => {
      setState('sending')
      try {
        await (isAnyPushed(kinds) ? turnOn(kinds, publicKey) : turnOff())
      } catch {
        setState('failed')
      }
    },
  }
}
