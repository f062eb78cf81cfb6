import {
  type ModuleCommand,
  type OfferId,
  type StreamId,
  accountId,
  accountStream,
  decimal,
  documentVersions,
} from '@onelot/domain'
import type { ApplicationsCommand } from '@onelot/domain/modules/newShares/applications'
import type { Broker } from '../broker.ts'

/** Commands under way at once. */
const ABREAST = 200

const practiceMoney = { USD: decimal('100000'), KRW: decimal('100000000') }

const commandsOf = ({ services }: Broker) => {
  const now = services.clock.now()
  return async (stream: StreamId, command: ModuleCommand) => {
    const name = `${command.kind} ${stream}`
    return services.commands.run({
      stream,
      command,
      now,
      meta: { actor: 'system', command: name, correlation: name },
    })
  }
}

async function abreast<T>(count: number, work: (index: number) => Promise<T>): Promise<readonly T[]> {
  const done: T[] = []
  for (let from = 0; from < count; from += ABREAST) {
    const length = Math.min(ABREAST, count - from)
    done.push(...(await Promise.all(Array.from({ length }, (_, index) => work(from + index)))))
  }
  return done
}

/** Opens accounts with a passed real name, by commands through the real rules; no one can log in to them. */
export async function createVerified(broker: Broker, count: number): Promise<readonly StreamId[]> {
  const run = commandsOf(broker)
  return abreast(count, async (index) => {
    const account = accountId(`A${String(index).padStart(6, '0')}`)
    const stream = accountStream(account)
    for (const command of [
      { kind: 'members.open', account, inviter: 'ONELOT', accepted: documentVersions, practiceMoney },
      { kind: 'members.setRealNameState', state: 'passed' },
    ] as const) {
      const done = await run(stream, command)
      if (!done.ok) throw new Error(`${command.kind} was refused with ${done.refusal.code}`)
    }
    return stream
  })
}

/** Each applies once, all at once: what each was answered, `applied` or a code. */
export function applyAtOnce(
  broker: Broker,
  streams: readonly StreamId[],
  offer: OfferId,
  shares: number,
): Promise<readonly string[]> {
  const run = commandsOf(broker)
  return abreast(streams.length, async (index) => {
    const stream = streams[index]
    if (stream === undefined) throw new RangeError('each has a stream')
    const command: ApplicationsCommand = { kind: 'applications.apply', offer, shares }
    const done = await run(stream, command)
    return done.ok ? 'applied' : done.refusal.code
  })
}
