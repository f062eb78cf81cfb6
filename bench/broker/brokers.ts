import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Broker, type Clock, type ManualClock, createManualClock } from '@onelot/mock-api'
import { createNodeBroker } from '@onelot/mock-api/node'
import { instant } from '@onelot/domain'
import { type Fetch, startMs } from './calls.ts'

const UNLIMITED = { max: 1_000_000, windowMs: 1 }
/** All of a bench come from one address. */
const MANY_STREAMS = { account: 1_000_000, address: 1_000_000, process: 1_000_000 }
/** Passwords are not what is measured. */
const scrypt = { N: 2, r: 1, p: 1 }

export const storeKinds = ['memory', 'sqlite'] as const
export type StoreKind = (typeof storeKinds)[number]

/** What a temporary folder is needed for, with the folder; it is removed where this fails. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-broker-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The broker as Node runs it, without limits on how often one submits. */
export async function createBenchBroker(
  clock: Clock,
  dataDir: string | undefined,
  more: Parameters<typeof createNodeBroker>[0] = {},
): Promise<Broker> {
  return createNodeBroker({
    clock,
    dataDir,
    demo: false,
    scrypt,
    site: { submissions: UNLIMITED, guestSubmissions: UNLIMITED, streams: MANY_STREAMS },
    ...more,
  })
}

export const fetchOf =
  (broker: Broker): Fetch =>
  (request) =>
    broker.fetch(request)

export const manualClock = (): ManualClock => createManualClock(instant(startMs))

/** Runs work on a new broker, whose clock does not move by itself. */
export async function withBroker<T>(
  kind: StoreKind,
  work: (broker: Broker, clock: ManualClock) => Promise<T>,
): Promise<T> {
  return inFolder(async (folder) => {
    const clock = manualClock()
    const broker = await createBenchBroker(clock, kind === 'memory' ? undefined : folder)
    try {
      return await work(broker, clock)
    } finally {
      await broker.close()
    }
  })
}
