import {
  type AccountId,
  type Message,
  type PushKind,
  accountId,
  epochMs,
  kindOfStream,
  pushKindOf,
  sliceOf,
} from '@onelot/domain'
import { type MessagesEvent, messages } from '@onelot/domain/modules/site/messages'
import type { Plan } from '../../../kernel/plan.ts'
import type { PushService } from '../../../ports/pushService.ts'
import { toHex } from '../../../ports/secrets.ts'
import type { Services } from '../../../services.ts'
import { pushedNotice } from './notice.ts'
import { createPushQueue } from './queue.ts'
import { type Subscription, devicesOf, removed, subscriptionAt } from './subscriptions.ts'

/** What has waited longer, as after a broker was down, is in the list of messages alone. */
const FRESH_MS = 86_400_000
/** Seconds that a push service keeps it for a device that is off. */
const KEPT_S = FRESH_MS / 1_000
/** Waits before each further try of one that failed. */
const RETRIES_MS: readonly number[] = [5_000, 60_000, 600_000]
/** The same for one that got no answer in time: each try of it holds a slot for as long. */
const LATE_RETRIES_MS: readonly number[] = [600_000]
/** Sends what members are notified of to their devices, after it was stored. */
export interface PushNotifier {
  /** Nothing is sent before it, nor where the broker has no push service. */
  readonly start: (services: Services) => void
  /** Never throws, and waits for nothing. */
  readonly committed: (plan: Plan) => void
  /** Ends what waits for another try; resolves when nothing is under way any more. */
  readonly end: () => Promise<void>
}

interface Task {
  readonly account: AccountId
  readonly message: Message
  readonly kind: PushKind
}

/** The messages that an append stores and that devices may be sent; those of a topic that is off count as read from the start. */
function tasksIn({ append, views }: Plan): readonly Task[] {
  return append.streams.flatMap(({ stream, events }) => {
    if (kindOfStream(stream) !== messages.stream) return []
    return events.flatMap((event): readonly Task[] => {
      if (event.kind !== 'messages.received') return []
      // Of its kind, as the rules of messages write it.
      const { message } = event as Extract<MessagesEvent, { kind: 'messages.received' }>
      const kind = pushKindOf(message)
      const after = views.find((view) => view.stream === stream)
      const kept = after && sliceOf(after.state, messages).kept.find(({ id }) => id === message.id)
      if (kind === undefined || kept?.read !== false) return []
      return [{ account: accountId(stream.slice(messages.stream.length + 1)), message, kind }]
    })
  })
}

/** The same for each try of a message, so that the push service keeps one copy of it for the device. */
async function topicOf({ id }: Message): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id))
  return toHex(new Uint8Array(digest)).slice(0, 32)
}

const hostOf = ({ target }: Subscription): string => new URL(target.address).host

function createSender(services: Services, push: PushService, signal: AbortSignal) {
  const { store, clock, log } = services
  const queue = createPushQueue(log, signal)

  /** A device may have chosen otherwise, or have gone, since the last try. */
  async function sendTo(device: string, task: Task, tried: number): Promise<void> {
    const { account, message, kind } = task
    const to = await subscriptionAt(services, account, device)
    const notice = to?.kinds[kind] === true ? pushedNotice(services, message, to.language) : undefined
    if (to === undefined || notice === undefined) return
    const topic = await topicOf(message)
    const sent = await push.send(to.target, { text: JSON.stringify(notice), topic, ttl: KEPT_S }, signal)
    switch (sent) {
      case 'sent':
        return
      case 'gone':
        await store.changeRecords([removed(device)])
        return
      case 'refused':
        log('a push service refuses what is sent to a device', undefined)
        return
      case 'failed':
      case 'late': {
        const pause = (sent === 'late' ? LATE_RETRIES_MS : RETRIES_MS)[tried]
        if (pause === undefined || signal.aborted) return
        const again = () => {
          queue.add(account, () => sendTo(device, task, tried + 1), hostOf(to))
        }
        queue.track(push.wait(pause, signal).then(again))
        return
      }
      default: {
        const never: never = sent
        return never
      }
    }
  }

  async function sendToAll(task: Task): Promise<void> {
    const now = clock.now()
    if (epochMs(now) - epochMs(task.message.at) > FRESH_MS) return
    for (const device of await devicesOf(services, task.account, now)) {
      const to = await subscriptionAt(services, task.account, device)
      if (to === undefined) continue
      queue.add(task.account, () => sendTo(device, task, 0), hostOf(to))
    }
  }
  return {
    committed(plan: Plan): void {
      try {
        for (const task of tasksIn(plan)) queue.add(task.account, () => sendToAll(task))
      } catch (error) {
        // The command is stored, whatever comes of this.
        log('devices were not sent a message', error)
      }
    },
    end: queue.end,
  }
}

export function createPushNotifier(): PushNotifier {
  const ended = new AbortController()
  let sender: ReturnType<typeof createSender> | undefined
  return {
    start(services) {
      if (services.push !== undefined) sender = createSender(services, services.push, ended.signal)
    },
    committed: (plan) => sender?.committed(plan),
    async end() {
      ended.abort()
      await sender?.end()
    },
  }
}
