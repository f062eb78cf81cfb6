import { type Instant, accountId, accountStream, epochMs, instant, requests } from '@onelot/domain'
import type { Broker } from '../broker.ts'
import { demoInstruments } from './demoInstruments.ts'
import type { WorldGuide } from './guide.ts'

const DAYS = 2
const DAY_MS = 86_400_000

/** Of worlds that `buildSales` builds. */
export const salesHistory = `${DAYS} days` as const

export interface SalesOptions {
  /** Announces what is sold, its hours counted from a moment. */
  readonly announce: (broker: Broker, from: Instant) => Promise<void>
  /** Whether the member's identity is. @defaultValue true */
  readonly verified?: boolean
  /** Whether a verified member owns 40 shares of Apple, bought while its market was open. @defaultValue true */
  readonly owns?: boolean
  /** Asks for some of it a day before the end, when the first is open. */
  readonly asks?: () => Promise<unknown>
}

/** Sales that were announced two days before the end, to which their hours are counted. */
export async function buildSales(
  guide: WorldGuide,
  { announce, verified = true, owns = true, asks }: SalesOptions,
): Promise<void> {
  await guide.register()
  if (verified) await guide.enableMargin()
  const now = epochMs(guide.broker.services.clock.now())
  await announce(guide.broker, instant(now + DAYS * DAY_MS))
  if (verified && owns) {
    const { apple: instrument } = demoInstruments
    await guide.place({ instrument, side: 'long', type: 'market', lots: 40, leverage: 1 })
  }
  await guide.advance('24 h')
  await guide.login()
  await asks?.()
  await guide.advance('24 h')
  await guide.login()
}

/** An operator rejects what the member has asked for. */
export async function rejectRequest(guide: WorldGuide, request: string, reason: string): Promise<void> {
  const account = guide.session()?.account ?? ''
  const done = await guide.broker.operator.command(requests, accountStream(accountId(account)), {
    kind: 'requests.decide',
    request,
    decision: 'reject',
    reason,
  })
  if (!done.ok) throw new Error(`the rejection was refused: ${done.refusal.code}`)
}
