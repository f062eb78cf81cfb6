import { type PushDeviceOnWire, contract } from '@onelot/api-client'
import {
  MOST_PUSH_DEVICES,
  type PushChoice,
  invalid,
  no,
  noPush,
  ok,
  pushTargetFault,
  refuse,
} from '@onelot/domain'
import { type Route, memberRead, memberWrite } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import { deviceDigest, removeUnwantedPushes, sessionOf } from '../../../sessions.ts'
import { choiceOf, othersOf, subscribed, unsubscribed } from './subscriptions.ts'

const { pushDevice, pushSubscribe, pushUnsubscribe } = contract.push

const onWire = ({ push }: Pick<Services, 'push'>, kinds: PushChoice = noPush): PushDeviceOnWire => ({
  kinds,
  publicKey: push?.publicKey,
})

export const routes: readonly Route[] = [
  memberRead(pushDevice, async ({ address }, { services, account }) =>
    ok(onWire(services, address === undefined ? noPush : await choiceOf(services, account, address))),
  ),

  memberWrite(pushSubscribe, async ({ address, p256dh, auth, ...chosen }, visit) => {
    const { services, account, token: session, arrival, now } = visit
    const target = { address, p256dh, auth }
    const fault =
      services.push === undefined
        ? { address: 'notAllowed' as const }
        : pushTargetFault(target, services.push.anyHost)
    if (fault !== undefined) return no(invalid(fault))
    const device = await deviceDigest(services, arrival)
    if ((await othersOf(services, account, address, { session, device }, now)) >= MOST_PUSH_DEVICES)
      return no(refuse('PUSH_DEVICES_FULL', { count: MOST_PUSH_DEVICES }))
    const open = await sessionOf(services.store, session, now)
    // Ended meanwhile.
    if (open === undefined) return ok({ data: onWire(services) })
    const origin = { session, device, until: open.expiresAt }
    const records = await subscribed(services, account, { target, ...chosen }, origin, now)
    const afterwards = () => removeUnwantedPushes(services.store, account, now)
    return ok({ data: onWire(services, chosen.kinds), records, afterwards })
  }),

  memberWrite(pushUnsubscribe, async ({ address }, { services, account }) =>
    ok({ data: onWire(services), records: await unsubscribed(services, account, address) }),
  ),
]
