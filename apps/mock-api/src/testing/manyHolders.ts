import {
  type InstrumentId,
  type ModuleCommand,
  type StreamId,
  accountId,
  accountStream,
  decimal,
  documentVersions,
} from '@onelot/domain'
import type { Broker } from '../broker.ts'

/** Commands under way at once. */
const ABREAST = 200

/** Opens accounts that each hold one lot, by commands through the real rules; no one can log in to them. */
export async function createHolders(
  { services }: Broker,
  instrument: InstrumentId,
  count: number,
): Promise<readonly StreamId[]> {
  const now = services.clock.now()
  const run = async (stream: StreamId, command: ModuleCommand) => {
    const name = `${command.kind} ${stream}`
    const meta = { actor: 'system', command: name, correlation: name }
    const done = await services.commands.run({ stream, command, now, meta })
    if (!done.ok) throw new Error(`${name} was refused with ${done.refusal.code}`)
  }
  const open = async (index: number): Promise<StreamId> => {
    const account = accountId(`A${String(index).padStart(6, '0')}`)
    const stream = accountStream(account)
    const practiceMoney = { USD: decimal('100000'), KRW: decimal('100000000') }
    const opening = {
      kind: 'members.open',
      account,
      inviter: 'ONELOT',
      accepted: documentVersions,
      practiceMoney,
    } as const
    await run(stream, opening)
    const terms = { instrument, side: 'long', type: 'market', lots: 1, leverage: 1 } as const
    const placing = { kind: 'trading.placeOrder', terms } as const
    await run(stream, placing)
    return stream
  }
  const streams: StreamId[] = []
  for (let from = 0; from < count; from += ABREAST) {
    const length = Math.min(ABREAST, count - from)
    streams.push(...(await Promise.all(Array.from({ length }, (_, index) => open(from + index)))))
  }
  return streams
}
