import {
  type AnyModule,
  type LedgerAccount,
  type StreamId,
  accountId,
  accountStream,
  debtCollection,
  decimal,
  instant,
  money,
  posting,
  refuse,
  sliceOf,
  streamId,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type Told, type TestKernel, createTestKernel, toldModule } from '../testing/testKernel.ts'

const now = instant(Date.UTC(2026, 2, 10))
const anna = accountStream(accountId('A1'))
const offer = streamId('offer', 'F1')
const product = toldModule('product', 'account')
const trade = toldModule('trade', 'account')
const news = toldModule('news', 'account')
const pool = toldModule('pool', 'offer')
const kernel = () => createTestKernel({ modules: [product, trade, news, pool] })

const run = ({ commands }: TestKernel, command: Told, stream: StreamId = anna) =>
  commands.run({ stream, command, now, meta: { actor: 'A1', command: 'C1', correlation: 'C1' } })
const claim = (amount: string, max = '1') => ({
  key: 'F1',
  amount: decimal(amount),
  max: decimal(max),
  refusal: refuse('LENDING_QUOTA_FULL', {}),
})

/** A product opens a position, of which the member is notified; the position counts in a pool and takes a part of a quota. */
const opening: Told = {
  kind: 'product.do',
  then: {
    kind: 'trade.do',
    others: [{ stream: offer, module: 'pool' }],
    quotaClaims: [claim('1')],
    then: { kind: 'news.do' },
  },
}

describe('a reaction', () => {
  it('is carried out whole: its events, those of other streams, its claims, and what follows from it', async () => {
    const test = kernel()
    expect(await run(test, opening)).toMatchObject({ ok: true })
    const { events } = await test.store.load(anna)
    expect(events.map(({ event: { kind }, meta: { command } }) => [kind, command])).toEqual([
      ['product.did', 'C1'],
      ['trade.did', 'C1'],
      ['news.did', 'C1'],
    ])
    expect(sliceOf((await test.streams.load(offer)).state, pool)).toBe(1)
    expect(await test.store.quotaClaimed('F1')).toBe('1')
  })

  it('to an event of another stream is decided in that stream', async () => {
    const test = createTestKernel({ modules: [product, pool, toldModule('list', 'offer')] })
    const told: Told = { kind: 'pool.do', then: { kind: 'list.do' } }
    expect(await run(test, told, offer)).toMatchObject({ ok: true })
    expect((await test.store.load(offer)).events.map(({ event }) => event.kind)).toEqual([
      'pool.did',
      'list.did',
    ])
  })

  it('whose quota is used up refuses all, and nothing is stored', async () => {
    const test = kernel()
    const full: Told = { ...opening, then: { kind: 'trade.do', quotaClaims: [claim('2')] } }
    expect(await run(test, full)).toEqual({ ok: false, refusal: refuse('LENDING_QUOTA_FULL', {}) })
    expect((await test.store.load(anna)).version).toBe(0)
  })

  it('that is refused is an error, and nothing is stored: what it follows does not happen without it', async () => {
    const test = kernel()
    const refused: Told = {
      kind: 'product.do',
      then: { kind: 'trade.do', refusal: refuse('ORDER_WRONG_STATE', {}) },
    }
    await expect(run(test, refused)).rejects.toThrow(
      'trade.do, which follows product.do, is refused with ORDER_WRONG_STATE',
    )
    expect((await test.store.load(anna)).version).toBe(0)
  })

  it('follows others eight deep, and no deeper', async () => {
    const nested = (depth: number): Told =>
      depth === 0 ? { kind: 'product.do' } : { kind: 'product.do', then: nested(depth - 1) }
    expect(await run(kernel(), nested(8))).toMatchObject({ ok: true })
    await expect(run(kernel(), nested(9))).rejects.toThrow('in a circle')
  })
})

describe('what follows whatever a command did', () => {
  const owing: AnyModule = {
    ...toldModule('owing', 'account'),
    follows(ledger, at) {
      const postings = debtCollection(ledger)
      return postings.length === 0 ? [] : [{ kind: 'owing.did', version: 1, at, postings }]
    },
  }
  const pays = (from: LedgerAccount, to: LedgerAccount, amount: string): Told => ({
    kind: 'trade.do',
    postings: posting(from, to, money('USD', amount), 'reward', 'T1'),
  })

  it('is stored with it, by the balances that it left: a debt is collected of what any module makes available', async () => {
    const test = createTestKernel({ modules: [trade, owing] })
    const ledger = async () => (await test.streams.load(anna)).state.ledger.USD
    await run(test, pays('debt', 'house', '5'))
    expect(await ledger()).toEqual({ debt: '-5.00', house: '5.00' })
    await test.commands.run({
      stream: anna,
      command: pays('external', 'available', '8'),
      now,
      meta: { actor: 'A1', command: 'C2', correlation: 'C2' },
    })
    expect(await ledger()).toMatchObject({ debt: '0.00', available: '3.00' })
    const { events } = await test.store.load(anna)
    expect(events.map(({ event: { kind }, meta: { command } }) => [kind, command])).toEqual([
      ['trade.did', 'C1'],
      ['trade.did', 'C2'],
      ['owing.did', 'C2'],
    ])
  })
})
