import { type ModuleEvent, balanceOf, decimal, streamId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type Move, createMoving, errorOf, move, moved, now, paidIn, usd } from '../testing/moving.ts'
import { Overdrawn } from './projection.ts'

describe.each(['account', 'mentor'])('a command that takes more than a stream of kind %s has', (kind) => {
  it.each([
    ['available', [paidIn('10'), move('available', 'house', '10.01')]],
    ['margin', [paidIn('10'), move('available', 'margin', '4'), move('margin', 'fees', '5')]],
    ['copy', [paidIn('10'), move('available', 'copy', '4'), move('copy', 'house', '5')]],
    ['frozen', [paidIn('10'), move('available', 'frozen', '4'), move('frozen', 'external', '5')]],
  ])('is not stored: %s would be below zero', async (account, postings) => {
    const moving = createMoving(kind)
    const last = postings.length - 1
    for (const one of postings.slice(0, last)) expect(await moving.move([one])).toMatchObject({ ok: true })
    const before = await moving.stored()
    const error = await errorOf(moving.move(postings.slice(last)))
    expect(error).toBeInstanceOf(Overdrawn)
    expect(String(error)).toContain(`${kind}/anna: ${account} -> `)
    expect(await moving.stored()).toEqual(before)
    expect(await moving.held()).toEqual(before)
  })

  it('is not stored: more would be released than was held under its ref, though more is frozen', async () => {
    const moving = createMoving(kind)
    await moving.move([
      paidIn('100'),
      move('available', 'frozen', '10'),
      move('available', 'frozen', '50', 'R2'),
    ])
    const before = await moving.stored()
    const error = await errorOf(moving.move([move('frozen', 'available', '10.01')]))
    expect(error).toBeInstanceOf(Overdrawn)
    expect(String(error)).toContain(
      `${kind}/anna: frozen -> available 10.01 USD (orderFrozen, R1): 10.00 is held under R1`,
    )
    expect(await errorOf(moving.move([move('frozen', 'house', '1', 'R3')]))).toBeInstanceOf(Overdrawn)
    expect(await moving.stored()).toEqual(before)
    expect(await moving.move([move('frozen', 'available', '10')])).toMatchObject({ ok: true })
  })

  it('is not stored though a later posting pays it back', async () => {
    const moving = createMoving(kind)
    const postings = [move('available', 'house', '1'), paidIn('2')]
    expect(await errorOf(moving.move(postings))).toBeInstanceOf(Overdrawn)
    expect((await moving.stored()).version).toBe(0)
  })
})

describe('a command that takes more than there is', () => {
  it('may take it from the loan', async () => {
    const moving = createMoving()
    expect(await moving.move([move('loan', 'available', '500')])).toMatchObject({ ok: true })
    expect(balanceOf((await moving.stored()).state.ledger, 'USD', 'loan')).toEqual(usd('-500'))
  })

  it('is stored in none of its streams where one of them has less', async () => {
    const moving = createMoving()
    const bert = streamId('account', 'bert')
    const error = await errorOf(
      moving.move([paidIn('100')], { bert: [paidIn('1'), move('available', 'house', '2')] }),
    )
    expect(String(error)).toContain('account/bert: available -> house 2.00 USD')
    for (const stream of [moving.stream, bert]) expect((await moving.stored(stream)).version).toBe(0)
  })

  it('is not stored where what follows it in its stream takes it', async () => {
    const follows = (event: ModuleEvent): Move | undefined =>
      event.postings.length === 1
        ? { kind: 'mover.move', postings: [move('available', 'house', '4'), move('available', 'house', '4')] }
        : undefined
    const moving = createMoving('account', [{ on: 'mover.moved', command: follows }])
    expect(await errorOf(moving.move([paidIn('7')]))).toBeInstanceOf(Overdrawn)
    expect((await moving.stored()).version).toBe(0)
    expect(await moving.move([paidIn('8')])).toMatchObject({ ok: true })
  })

  it.each([
    ['nothing', '0.00', 'available'],
    ['less than nothing', '-1.00', 'available'],
    ['a part of a cent', '0.005', 'available'],
    ['it to where it is', '1.00', 'external'],
  ] as const)('is not stored: its posting moves %s', async (_, amount, to) => {
    const moving = createMoving()
    const posting = { ...paidIn('1'), to, money: { currency: 'USD', amount: decimal(amount) } } as const
    expect(String(await errorOf(moving.move([posting])))).toContain(
      `account/anna: external -> ${to} ${amount} USD (orderFrozen, R1): it moves no amount to another account`,
    )
    expect((await moving.stored()).version).toBe(0)
  })
})

describe('events that took more than there was, stored before that was refused', () => {
  const written = [paidIn('3'), move('available', 'frozen', '5'), move('frozen', 'house', '1', 'R9')]

  async function createOld() {
    const moving = createMoving()
    const { store, stream } = moving
    const state = { ledger: { USD: { available: '-2.00', frozen: '4.00' } }, slices: { mover: 3 } }
    await store.append({
      meta: { actor: 'system', command: 'of an earlier release', correlation: 'of an earlier release' },
      at: now,
      streams: [
        {
          stream,
          expectedVersion: 0,
          events: written.map((one) => moved([one])),
          rows: [],
          schedules: [],
          // In the form that it had before holds were folded.
          snapshot: { version: 3, shape: 'mover:1', state: JSON.stringify({ state, lines: 3 }) },
        },
      ],
    })
    return moving
  }

  it('are read, and their snapshot without holds is thrown away', async () => {
    const { state, version, lines } = await (await createOld()).stored()
    expect([version, lines]).toEqual([3, 3])
    expect(balanceOf(state.ledger, 'USD', 'available')).toEqual(usd('-2'))
    expect(state.holds).toEqual({ USD: { R1: '5.00', R9: '-1.00' } })
  })

  it('are rebuilt', async () => {
    const moving = await createOld()
    const before = await moving.stored()
    await moving.rebuild()
    expect(await moving.stored()).toEqual(before)
    expect((await moving.store.load(moving.stream)).snapshot?.shape).toContain('ledger')
  })

  it('are followed by those that give, and not by those that take', async () => {
    const moving = await createOld()
    expect(await errorOf(moving.move([move('available', 'house', '0.01')]))).toBeInstanceOf(Overdrawn)
    expect(await moving.move([move('frozen', 'available', '1')])).toMatchObject({ ok: true })
    expect(await moving.move([paidIn('5')])).toMatchObject({ ok: true })
    expect(await moving.move([move('available', 'house', '4')])).toMatchObject({ ok: true })
  })
})
