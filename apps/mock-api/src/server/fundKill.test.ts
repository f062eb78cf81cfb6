import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  contract,
  memberSetFundPassword,
  requestsCancel,
  uploadImage,
} from '@onelot/api-client'
import {
  type ModuleEvent,
  type Money,
  accountId,
  accountStream,
  add,
  balanceOf,
  money,
  post,
} from '@onelot/domain'
import { DEPOSIT } from '@onelot/domain/modules/deposits'
import { WITHDRAWAL } from '@onelot/domain/modules/withdrawals'
import { expect, it } from 'vitest'
import { createSqliteStore } from '../store/sqlite.ts'
import { insist, insistOnMember } from '../testing/insist.ts'
import { type Mortal, createMortal } from '../testing/mortal.ts'
import { pictureOf } from '../testing/pictures.ts'
import { seededRandom } from '../testing/seededRandom.ts'
import { type TestMember, testTime } from '../testing/testBroker.ts'
import { fundPassword } from '../testing/verified.ts'
import { wallet } from '../testing/withdrawing.ts'

const { payeesAddWallet } = contract.payees
const { withdrawalsSubmit, withdrawalsGet } = contract.withdrawals
const { depositsSubmit } = contract.deposits
const { exchangeQuote, exchangeConvert } = contract.exchange
const ROUNDS = 6
const PAID = ROUNDS / 2
const DEPOSITS = 3

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

/** Kills and starts the broker until it is told to stop: each life ends soon after some commits, so that something is done in it however slow the machine is. */
async function haunt(mortal: Mortal, random: () => number, over: Promise<void>): Promise<void> {
  const ended = over.then(() => 'over' as const)
  async function life(): Promise<'due'> {
    await mortal.committed(2 + Math.floor(random() * 3))
    await sleep(random() * 40)
    return 'due'
  }
  while ((await Promise.race([life(), ended])) === 'due') {
    await mortal.kill()
    await mortal.start()
  }
}

interface Haunted {
  readonly mortal: Mortal
  readonly member: TestMember
  /** Asks as the member under a key until there is an answer. */
  readonly ask: <E extends Endpoint>(
    endpoint: E,
    request: RequestInput<E>,
    key: string,
  ) => Promise<ResponseOf<E>>
}

/** Lets a member of a broker that is killed all the while do something, once all is prepared; answers the events that are stored then. */
async function haunted<Prepared>(
  seed: number,
  prepare: (haunted: Haunted) => Promise<Prepared>,
  act: (haunted: Haunted, prepared: Prepared) => Promise<void>,
): Promise<readonly ModuleEvent[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fund-kill-'))
  const behind = Date.now() - Date.parse(testTime)
  const mortal = createMortal({ DATA_DIR: dataDir, BEHIND_MS: String(behind), COMMITS: 'shown' })
  const random = seededRandom(seed)
  let end: () => void = () => undefined
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  try {
    await mortal.start()
    const member = await insistOnMember(mortal, 1)
    await operate(mortal, 'realName', { account: member.account, state: 'passed' })
    const both: Haunted = {
      mortal,
      member,
      ask: (endpoint, request, key) => insist(mortal, endpoint, request, key, random, member),
    }
    const prepared = await prepare(both)
    const haunting = haunt(mortal, random, over)
    await act(both, prepared)
    end()
    await haunting
    await mortal.kill()
    const store = await createSqliteStore(join(dataDir, 'onelot.sqlite'))
    const { events } = await store.load(accountStream(accountId(member.account)), 0)
    await store.close()
    return events.map(({ event }) => event)
  } finally {
    end()
    await mortal.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const booksOf = (events: readonly ModuleEvent[]) =>
  post(
    {},
    events.flatMap(({ postings }) => postings),
  )
const countOf = (events: readonly ModuleEvent[], kind: string) =>
  events.filter((event) => event.kind === kind).length

it('a broker killed while money is withdrawn and taken back pays each withdrawal once, or gives it back', async () => {
  const ids = new Set<string>()
  const prepare = async ({ mortal, ask }: Haunted) => {
    await operate(mortal, 'reviews', { kind: WITHDRAWAL, review: { mode: 'operator' } })
    await ask(memberSetFundPassword, { fundPassword, fundPasswordConfirm: fundPassword }, 'set-password-1')
    return ask(payeesAddWallet, wallet, 'add-wallet-1')
  }
  const events = await haunted(20_261_126, prepare, async ({ mortal, member, ask }, { payee }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const asked = { money: { currency: 'USD', amount: '50' }, payee, fundPassword } as const
      const { withdrawal } = await ask(withdrawalsSubmit, asked, `withdraw-${String(round)}`)
      ids.add(withdrawal.id)
      if (round % 2 === 0) await ask(requestsCancel, { request: withdrawal.id }, `cancel-${String(round)}`)
      else {
        const decision = { kind: WITHDRAWAL, id: withdrawal.id, decision: 'pass', reason: '' }
        await operate(mortal, 'review', { account: member.account, ...decision })
      }
      const read = { request: withdrawal.id }
      const { withdrawal: ended } = await ask(withdrawalsGet, read, `read-${String(round)}`)
      expect(ended.state).toBe(round % 2 === 0 ? 'cancelled' : 'passed')
    }
  })
  expect(countOf(events, 'withdrawals.submitted')).toBe(ROUNDS)
  expect(countOf(events, 'withdrawals.paid')).toBe(PAID)
  expect(ids.size).toBe(ROUNDS)
  expect(booksOf(events).USD).toMatchObject({
    available: `${String(100_000 - PAID * 50)}.00`,
    frozen: '0.00',
  })
}, 120_000)

it('a broker killed while money is deposited and exchanged credits and exchanges each once', async () => {
  const brought: Money[] = []
  const prepare = async ({ mortal }: Haunted) => {
    await operate(mortal, 'reviews', { kind: DEPOSIT, review: { mode: 'operator' } })
    await operate(mortal, 'settings', { modules: { exchange: { quoteSeconds: 120 } } })
  }
  const events = await haunted(20_261_127, prepare, async ({ mortal, member, ask }) => {
    for (let round = 0; round < DEPOSITS; round += 1) {
      const name = String(round)
      const { key: voucher } = await ask(uploadImage, { image: pictureOf(round + 1) }, `upload-${name}`)
      const asked = { channel: 'bank-KRW', amount: '50000', voucher }
      const { deposit } = await ask(depositsSubmit, asked, `deposit-${name}`)
      const decision = { kind: DEPOSIT, id: deposit.id, decision: 'pass', reason: '' }
      await operate(mortal, 'review', { account: member.account, ...decision })
      const { token } = await ask(exchangeQuote, { from: 'KRW', to: 'USD' }, `quote-${name}`)
      const { target } = await ask(exchangeConvert, { token, amount: '50000' }, `exchange-${name}`)
      brought.push(target)
    }
  })
  expect(countOf(events, 'deposits.credited')).toBe(DEPOSITS)
  expect(countOf(events, 'exchange.exchanged')).toBe(DEPOSITS)
  const books = booksOf(events)
  expect(balanceOf(books, 'KRW', 'available')).toEqual(money('KRW', '100000000'))
  expect(balanceOf(books, 'USD', 'available')).toEqual(add(money('USD', '100000'), ...brought))
}, 120_000)
