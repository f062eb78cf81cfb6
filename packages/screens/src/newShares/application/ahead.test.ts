import { decimal, instant, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import {
  awaitedStepOf,
  headlineOf,
  isPriceKnown,
  momentOf,
  nextStepOf,
  shortageOf,
  stateOfStep,
} from './ahead.ts'

const day = (count: number) => instant(Date.UTC(2026, 2, count))
const timeline = [
  { step: 'applied', at: day(10), done: true },
  { step: 'drawn', at: day(12), done: false },
  { step: 'paymentTo', at: day(17), done: false },
] as const
const statesOf = (steps: Parameters<typeof stateOfStep>[0]) => steps.map((step) => stateOfStep(steps, step))
const won = (amount: string) => money('KRW', amount)

describe('the steps of an application', () => {
  it('have the first that is not done as the present one', () => {
    expect(statesOf(timeline)).toEqual(['done', 'current', 'waiting'])
    expect(nextStepOf({ timeline })?.step).toBe('drawn')
  })
  it('are all done in the end, and nothing comes next', () => {
    const over = timeline.map((step) => ({ ...step, done: true }))
    expect(statesOf(over)).toEqual(['done', 'done', 'done'])
    expect(nextStepOf({ timeline: over })).toBeUndefined()
  })
  it('are waited for as the sentence says: the draw, though applications close before it', () => {
    const open = [{ step: 'closes', at: day(11), done: false }, ...timeline.slice(1)] as const
    expect(awaitedStepOf({ state: 'toBeDrawn', timeline: open })?.at).toBe(day(12))
    expect(awaitedStepOf({ state: 'awaitingPayment', timeline: open })?.at).toBe(day(17))
    expect(awaitedStepOf({ state: 'cancelled', timeline: open })).toBeUndefined()
  })
  it('end with a payment that failed', () => {
    expect(statesOf([{ step: 'paymentFailed', at: day(17), done: true }])).toEqual(['failed'])
  })
  it('have a moment each', () => {
    expect(momentOf({ timeline }, 'drawn')).toBe(day(12))
    expect(momentOf({ timeline }, 'listed')).toBeUndefined()
  })
})

describe('the money', () => {
  it('is short until the end of the payment', () => {
    expect(shortageOf({ timeline, short: won('1000') })).toEqual({ money: won('1000'), until: day(17) })
  })
  it('reaches where nothing is missing, and where nothing is due', () => {
    expect(shortageOf({ timeline, short: won('0') })).toBeUndefined()
    expect(shortageOf({ timeline, short: undefined })).toBeUndefined()
  })
})

describe('the actual price', () => {
  const provisional = decimal('25000')
  const priced = (price: string) => ({ provisionalPrice: provisional, underwritingPrice: decimal(price) })
  it('is known before the draw where it is another than the provisional one', () => {
    expect(isPriceKnown({ phase: 'toBeDrawn', ...priced('28000') })).toBe(true)
    expect(isPriceKnown({ phase: 'open', ...priced('25000.0') })).toBe(false)
  })
  it('is known from the draw on', () => {
    expect(isPriceKnown({ phase: 'toBePaid', ...priced('25000') })).toBe(true)
    expect(isPriceKnown({ phase: 'toBeDrawn', ...priced('25000') })).toBe(false)
  })
})

describe('the amount that leads', () => {
  const application = { deposit: won('1000'), refunded: won('400'), won: { due: won('600') } }
  it('is the down payment until the draw', () => {
    const undrawn = { ...application, won: undefined }
    expect(headlineOf({ state: 'toBeDrawn', ...undrawn })).toEqual({ name: 'deposit', amount: won('1000') })
  })
  it('is what is due of what was won', () => {
    expect(headlineOf({ state: 'paid', ...application })).toEqual({ name: 'due', amount: won('600') })
  })
  it.each(['notWon', 'waived', 'paymentFailed', 'cancelled'] as const)(
    'is what came back of one that is %s: nothing of it is paid',
    (state) => {
      expect(headlineOf({ state, ...application })).toEqual({ name: 'refunded', amount: won('400') })
    },
  )
})
