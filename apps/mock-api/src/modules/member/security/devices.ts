import { memberDevices, memberEndDevice, memberEndOtherDevices } from '@onelot/api-client'
import { type Instant, accountStream, invalid, no, ok } from '@onelot/domain'
import { type MemberVisit, memberRead, memberWrite } from '../../../http/route.ts'
import { derivedId } from '../../../kernel/digest.ts'
import {
  type KnownSession,
  deviceDigest,
  endOtherSessionsOf,
  endSession,
  removeUnwantedPushes,
  sessionsOf,
} from '../../../sessions.ts'

interface Device {
  readonly id: string
  /** All on it, the newest last: it may have logged in again without logging out. */
  readonly sessions: readonly KnownSession[]
  readonly current: boolean
}

async function devicesOf({ services, account, token, now }: MemberVisit): Promise<readonly Device[]> {
  const sessions = await sessionsOf(services.store, account, now)
  const byDevice = new Map<string, KnownSession[]>()
  for (const session of sessions) {
    const device = session.device ?? session.token
    byDevice.set(device, [...(byDevice.get(device) ?? []), session])
  }
  return Promise.all(
    [...byDevice].map(async ([device, own]) => ({
      id: await derivedId(`${account} ${device}`),
      sessions: own.toSorted((a, b) => ((a.openedAt ?? '') < (b.openedAt ?? '') ? -1 : 1)),
      current: own.some((session) => session.token === token),
    })),
  )
}

const newest = (times: readonly (Instant | undefined)[]): Instant | undefined =>
  times.toSorted().findLast(Boolean)

export const devicesRoute = memberRead(memberDevices, async (_, visit) => {
  const devices = await devicesOf(visit)
  const shown = devices.map(({ id, sessions, current }) => ({
    id,
    ...sessions.at(-1)?.name,
    openedAt: newest(sessions.map(({ openedAt }) => openedAt)),
    usedAt: newest(sessions.map(({ usedAt, openedAt }) => usedAt ?? openedAt)),
    current,
  }))
  const rank = ({ current, usedAt }: (typeof shown)[number]) => `${current ? '1' : '0'} ${usedAt ?? ''}`
  return ok(shown.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1)))
})

export const endDeviceRoute = memberWrite(memberEndDevice, async ({ device }, visit) => {
  const found = (await devicesOf(visit)).find(({ id }) => id === device)
  if (found?.current === true) return no(invalid({ device: 'notAllowed' }))
  const { services, account, now } = visit
  const ended = (found?.sessions ?? []).map(({ token: session, device: on }) =>
    endSession(services.store, account, { session, device: on }),
  )
  return ok({
    data: {},
    records: (await Promise.all(ended)).flat(),
    afterwards: () => removeUnwantedPushes(services.store, account, now),
  })
})

export const endOtherDevicesRoute = memberWrite(
  memberEndOtherDevices,
  async (_, { services, account, token: session, arrival }) => {
    const view = await services.streams.load(accountStream(account))
    const origin = { session, device: await deviceDigest(services, arrival) }
    const records = await endOtherSessionsOf(services.store, account, origin)
    return ok({ data: {}, records, basedOn: [view] })
  },
)
