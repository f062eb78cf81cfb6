import {
  type ApiFailure,
  type OpenedChannel,
  type Outcome,
  type WireRefusal,
  depositsOpenChannel,
} from '@onelot/api-client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../base/ports/ports.ts'

/** A channel that has a password, once it was right. */
export interface UnlockedChannel {
  readonly password: string
  readonly details: OpenedChannel
}

/** What is known of the account that a channel is paid to. */
export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'opened'; readonly details: OpenedChannel }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

function openingOf(outcome: Outcome<OpenedChannel>): Opening {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'opened', details: outcome.data }
    case 'refused':
    case 'sessionEnded':
      return { kind: 'failed', failure: outcome }
    case 'unknown':
      return { kind: 'failed', failure: failureOf(outcome) }
  }
}

function failureOf(unknown: Extract<Outcome<OpenedChannel>, { readonly kind: 'unknown' }>): ApiFailure {
  switch (unknown.cause) {
    case 'http':
      return { kind: 'http', status: unknown.status }
    case 'contract':
      return { kind: 'contract', path: unknown.path, issues: unknown.issues }
    case 'maintenance':
      return { kind: 'refused', refusal: unknown.refusal }
    case 'network':
      return { kind: 'network' }
    case 'busy':
    case 'timeout':
    case 'waiting':
      return { kind: 'timeout' }
  }
}

/**
 * Opens a channel as the page is opened, unless that is done. It changes nothing, so that it is asked anew without harm where no answer came.
 * @param unlocked the password, and what it was answered with
 * @param onLocked it asks for a password, or for another one
 */
export function useOpening(
  channel: string,
  unlocked: UnlockedChannel | undefined,
  onLocked: (refusal: WireRefusal) => void,
) {
  const client = useApi()
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<{ readonly attempt: number; readonly opening: Opening } | undefined>(
    unlocked && { attempt, opening: { kind: 'opened', details: unlocked.details } },
  )
  const isUnderWay = last?.attempt !== attempt
  const password = unlocked?.password
  const lock = useEffectEvent(onLocked)
  useEffect(() => {
    if (!isUnderWay) return undefined
    let isLeft = false
    const asked = client.write(depositsOpenChannel, { channel, password }, { key: client.newKey() })
    void asked.then((outcome) => {
      if (isLeft) return
      if (outcome.kind === 'refused' && outcome.refusal.code === 'CHANNEL_PASSWORD_WRONG')
        lock(outcome.refusal)
      else setLast({ attempt, opening: openingOf(outcome) })
    })
    return () => {
      isLeft = true
    }
  }, [client, channel, password, attempt, isUnderWay])
  const opening: Opening = last?.opening ?? { kind: 'opening' }
  return {
    opening,
    isUnderWay,
    /** Asks for the account of today. */
    open: () => setAttempt((before) => before + 1),
  }
}
