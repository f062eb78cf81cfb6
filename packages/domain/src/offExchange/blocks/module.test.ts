import { describe, expect, it } from 'vitest'
import { plusMs } from '../../base/instant.ts'
import { decimal } from '../../base/money/decimal.ts'
import { streamId } from '../../base/module/stream.ts'
import type { Block } from '../blockTrading/block.ts'
import { block, krx, now, otc } from '../blockTrading/testing/fixture.ts'
import { type BlocksCommand, type BlocksContext, type BlocksState, blockRecordOf, blocks } from './module.ts'

const context: BlocksContext = {
  now: plusMs(block.from, -1),
  newId: 'one',
  ledger: {},
  isListed: true,
  tickTable: krx,
}
const announce = (one: Block): BlocksCommand => ({ kind: 'blocks.set', block: one, reason: '' })

function after(state: BlocksState, command: BlocksCommand, more: Partial<BlocksContext> = {}): BlocksState {
  const decided = blocks.decide(command, state, { ...context, ...more })
  if (!decided.ok) throw new Error(decided.refusal.code)
  return decided.value.events.reduce((one, event) => blocks.evolve(one, event), state)
}
function refusalOf(
  command: BlocksCommand,
  state: BlocksState = blocks.initial,
  more: Partial<BlocksContext> = {},
) {
  const decided = blocks.decide(command, state, { ...context, ...more })
  return decided.ok ? undefined : decided.refusal
}

const announced = after(blocks.initial, announce(block))
const step = { kind: 'blocks.reachStep', owner: 'block' } as const
const opened = after(announced, step, { now: block.from })

describe('a product', () => {
  it('opens and ends by its dates', () => {
    expect(blockRecordOf(announced)?.phase).toBe('coming')
    expect(blockRecordOf(opened)?.phase).toBe('open')
    expect(after(opened, step, { now: plusMs(block.to, -1) })).toEqual(opened)
    expect(blockRecordOf(after(opened, step, { now: block.to }))?.phase).toBe('ended')
  })

  it('waits for its next step alone, at once where that has passed', () => {
    const stream = streamId('block', block.id)
    const timersOf = (events: Parameters<typeof blocks.schedule>[0]['events'], state: BlocksState) =>
      blocks.schedule({ stream, before: blocks.initial, after: state, events })[0]?.timers
    const event = { version: 1, postings: [], kind: 'blocks.announced', block, reason: '' } as const
    expect(timersOf([{ ...event, at: context.now }], announced)).toMatchObject([{ dueAt: block.from }])
    expect(timersOf([{ ...event, at: now }], announced)).toMatchObject([{ dueAt: now }])
    const calledOff = after(announced, { kind: 'blocks.callOff', reason: '' })
    expect(timersOf([{ ...event, at: now }], calledOff)).toEqual([])
  })

  it('may be changed until it opens, but not its share or its kind', () => {
    expect(after(announced, announce({ ...block, shares: 9_000 })).block?.shares).toBe(9_000)
    expect(refusalOf(announce(otc), announced)?.fields).toEqual({ instrument: 'notAllowed' })
    expect(refusalOf(announce(block), opened)?.code).toBe('ORDER_WRONG_STATE')
  })

  it('claims what others have taken with its announcement, and the difference where that changes', () => {
    const claimsOf = (state: BlocksState, taken: number) => {
      const decided = blocks.decide(announce({ ...block, taken }), state, context)
      return decided.ok ? decided.value.quotaClaims : undefined
    }
    const key = `block/${block.id}`
    expect(claimsOf(blocks.initial, 1_500)).toMatchObject([{ key, amount: '1500', max: '6400' }])
    const some = after(blocks.initial, announce({ ...block, taken: 1_500 }))
    expect(claimsOf(some, 1_200)).toMatchObject([{ key, amount: '-300' }])
    expect(claimsOf(some, 1_500)).toEqual([])
  })

  it('is called off until it has ended', () => {
    const callOff = { kind: 'blocks.callOff', reason: 'withdrawn' } as const
    expect(blockRecordOf(after(opened, callOff))).toMatchObject({ phase: 'calledOff', calledOff: 'operator' })
    expect(refusalOf(callOff, after(opened, callOff))?.code).toBe('ORDER_WRONG_STATE')
    expect(refusalOf(callOff, after(opened, step, { now: block.to }))?.code).toBe('ORDER_WRONG_STATE')
  })

  it.each([
    ['a block', block, 'delisted', 'calledOff'],
    ['a block', block, 'split', 'coming'],
    ['a block', block, 'exDate', 'coming'],
    ['OTC', otc, 'delisted', 'calledOff'],
    ['OTC', otc, 'split', 'calledOff'],
    ['OTC', otc, 'exDate', 'calledOff'],
  ] as const)('that is %s: after %s of its share it is %s', (_, one, cause, phase) => {
    const state = after(after(blocks.initial, announce(one)), { kind: 'blocks.end', cause })
    expect(blockRecordOf(state)?.phase).toBe(phase)
  })

  it.each<[string, Block, Partial<BlocksContext>, object]>([
    ['of a share that is not listed', block, { isListed: false }, { instrument: 'unknown' }],
    ['that ends before it opens', { ...block, to: block.from }, {}, { to: 'tooLow' }],
    ['of which more are taken than there are', { ...block, taken: 6_401 }, {}, { taken: 'tooHigh' }],
    ['of no shares', { ...block, shares: 0 }, {}, { shares: 'notWhole', minShares: 'tooHigh' }],
    ['without discount', { ...block, discount: decimal('0') }, {}, { discount: 'tooLow' }],
    ['of half the price', { ...block, discount: decimal('0.6') }, {}, { discount: 'tooHigh' }],
    ['without lock', { ...block, lockDays: 0 }, {}, { lockDays: 'notWhole' }],
    ['at a price off the ticks', { ...otc, price: decimal('46001') }, {}, { price: 'offTick' }],
  ])('%s is refused', (_, one, more, fields) => {
    expect(refusalOf(announce(one), blocks.initial, more)?.fields).toEqual(fields)
  })
})
