import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BidOnWire, contract } from '@onelot/api-client'
import { accountId, accountStream } from '@onelot/domain'
import { expect, it } from 'vitest'
import { createSqliteStore } from '../store/sqlite.ts'
import { auctionTimes, newShareTerms } from '../testing/auctioning.ts'
import { insist, insistOnMember } from '../testing/insist.ts'
import { type Mortal, createMortal } from '../testing/mortal.ts'
import { seededRandom } from '../testing/seededRandom.ts'
import { type TestMember, testTime } from '../testing/testBroker.ts'

const { bidsPlace, bidsAmend, bidsTerms } = contract.bids
const BIDDERS = 8

/** As an operator, until there is an answer, whatever is killed meanwhile. */
async function operate({ origin }: Mortal, path: string, body: object): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`${origin()}/api/ops/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(5_000),
      })
      await response.text()
      return
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error
      await sleep(15)
    }
  }
}

/** Kills and starts the broker until it is told to stop. */
async function haunt(mortal: Mortal, random: () => number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await sleep(40 + random() * 160)
    await mortal.kill()
    await mortal.start()
  }
}

it('a broker killed while bids are changed, an auction closes and its company is delisted settles each bid once, sells no more than there is, and gives it back once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'auction-kill-'))
  const mortal = createMortal({ DATA_DIR: dataDir, BEHIND_MS: String(Date.now() - Date.parse(testTime)) })
  const random = seededRandom(20_261_127)
  const auction = newShareTerms.auction
  let over = false
  try {
    await mortal.start()
    const dates = { ...auctionTimes, opensAt: testTime }
    await operate(mortal, 'auction', { ...newShareTerms, dates })
    const members: TestMember[] = []
    for (let client = 0; client < BIDDERS; client += 1) {
      const member = await insistOnMember(mortal, client)
      await operate(mortal, 'realName', { account: member.account, state: 'passed' })
      members.push(member)
    }
    const haunted = haunt(mortal, random, () => over)
    for (const [client, member] of members.entries()) {
      const ask = (price: string) => ({ price, shares: 200 })
      const key = (what: string) => `${what}-${String(client)}`
      const placed = await insist(
        mortal,
        bidsPlace,
        { auction, ...ask('10000') },
        key('place-bid'),
        random,
        member,
      )
      const bid = placed.bid.id
      await insist(mortal, bidsAmend, { bid, ...ask('10100') }, key('amend-bid'), random, member)
    }
    await operate(mortal, 'clock', { now: auctionTimes.closesAt, reason: '' })
    /** What each bid is once something has become of it. */
    const become = async (isDone: (bid: BidOnWire) => boolean): Promise<readonly BidOnWire[]> => {
      const found: BidOnWire[] = []
      for (const [client, member] of members.entries()) {
        const read = async () => {
          const key = `read-bid-${String(client)}`
          return (await insist(mortal, bidsTerms, { auction }, key, random, member)).bid
        }
        let bid = await read()
        while (bid === undefined || !isDone(bid)) {
          await sleep(15)
          bid = await read()
        }
        found.push(bid)
      }
      return found
    }
    const won = (await become(({ result }) => result !== undefined)).map(({ result }) => result?.shares)
    // Of 1,000 shares each of eight bids of 200 at one price wins five eighths.
    expect(won).toEqual(members.map(() => 125))
    await operate(mortal, 'delist', { instrument: 'KRX:999200', reason: '' })
    const gone = await become(({ state }) => state === 'calledOff')
    expect(gone.map(({ deposit, refunded }) => refunded.amount === deposit.amount)).toEqual(
      members.map(() => true),
    )
    over = true
    await haunted
    await mortal.kill()
    const store = await createSqliteStore(join(dataDir, 'onelot.sqlite'))
    const counts = await Promise.all(
      members.map(async ({ account }) => {
        const { events } = await store.load(accountStream(accountId(account)), 0)
        const count = (kind: string) => events.filter(({ event }) => event.kind === kind).length
        const bid = ['placed', 'amended', 'won', 'calledOff'].map((what) => count(`bids.${what}`))
        // The position is opened, and given back.
        return [...bid, count('trading.orderFilled')]
      }),
    )
    expect(counts).toEqual(members.map(() => [1, 1, 1, 1, 2]))
    await store.close()
  } finally {
    over = true
    await mortal.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 120_000)
