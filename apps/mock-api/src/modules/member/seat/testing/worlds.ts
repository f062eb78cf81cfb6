import { type RequestsCommand, accountId, accountStream, requests, sliceOf } from '@onelot/domain'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import type { World } from '../../../../worlds/world.ts'

async function applied(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.applyForSeat()
}

async function seated(guide: WorldGuide): Promise<void> {
  await applied(guide)
  await guide.advance('10 s')
}

async function rejected(guide: WorldGuide): Promise<void> {
  await applied(guide)
  const { streams, commands, clock } = guide.broker.services
  const stream = accountStream(accountId(guide.session()?.account ?? ''))
  const [asked] = Object.values(sliceOf((await streams.load(stream)).state, requests).underReview)
  const command: RequestsCommand = {
    kind: 'requests.decide',
    request: asked?.id ?? '',
    decision: 'reject',
    reason: 'You are not on the list that the institution sent.',
  }
  const meta = { actor: 'operator', command: 'world-seat', correlation: 'world-seat' } as const
  const decided = await commands.run({ stream, command, now: clock.now(), meta })
  if (!decided.ok) throw new Error(`the review was refused: ${decided.refusal.code}`)
}

const byOperator = { modules: { requests: { 'seat.account': { mode: 'operator' } } } } as const

/** Of who has, or has asked for, the seat of an institution. */
export const worlds = {
  /** Has applied for the seat of an institution, and an operator is to decide. */
  seatUnderReview: { site: byOperator, build: applied },
  /** An operator has rejected that, and said why. */
  seatRejected: { site: byOperator, build: rejected },
  /** Has a seat. */
  seatHolder: { build: seated },
  /** A site that does not offer seats. */
  withoutSeats: {
    site: { modules: { seat: { feature: 'off' } } },
    build: (guide) => guide.register().then(() => undefined),
  },
} as const satisfies Readonly<Record<string, World>>
