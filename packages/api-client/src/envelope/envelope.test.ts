import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { readEnvelope } from './envelope.ts'
import { parseWire } from './parseWire.ts'

describe('an envelope', () => {
  it('with status 1 is success, with the message that the catalogue names', () => {
    const answer = readEnvelope({ status: 1, msg: 'PURCHASED', data: { a: 1 } })
    expect(answer).toEqual({ kind: 'success', message: 'PURCHASED', data: { a: 1 } })
  })

  it('with status 1 and another message is success without one', () => {
    expect(readEnvelope({ status: 1, msg: 'ok', data: null })).toEqual({
      kind: 'success',
      message: undefined,
      data: null,
    })
  })

  it('carries a refusal with its params and fields', () => {
    const data = { params: { amount: '100', currency: 'USD' }, fields: { amount: 'tooLow' } }
    expect(readEnvelope({ status: 0, msg: 'DEPOSIT_BELOW_MINIMUM', data })).toEqual({
      kind: 'refused',
      refusal: { code: 'DEPOSIT_BELOW_MINIMUM', ...data },
    })
  })

  it('may leave out the data of a refusal that has no params', () => {
    expect(readEnvelope({ status: 0, msg: 'SYSTEM_BUSY' })).toEqual({
      kind: 'refused',
      refusal: { code: 'SYSTEM_BUSY', params: {}, fields: {} },
    })
  })

  it('carries what was done too often, and until when', () => {
    const params = { limited: 'realName', until: '2026-03-10T15:00:00.000Z' }
    const answer = readEnvelope({ status: 0, msg: 'TOO_FREQUENT', data: { params } })
    expect(answer).toMatchObject({ kind: 'refused', refusal: { params } })
    const odd = readEnvelope({ status: 0, msg: 'TOO_FREQUENT', data: { params: { until: 'soon' } } })
    expect(odd.kind).toBe('broken')
  })

  it('may have a message outside the catalogue', () => {
    expect(readEnvelope({ status: -1, msg: '余额不足', data: [] })).toEqual({
      kind: 'refused',
      refusal: { code: undefined, text: '余额不足' },
    })
  })

  it.each([
    ['nothing', undefined],
    ['a page', '<html>'],
    ['a list', []],
    ['no status', { msg: 'x' }],
    ['a status in words', { status: '1', msg: '', data: {} }],
    ['a refusal that does not say which', { status: 0, msg: '', data: null }],
    ['a refusal without the params it must have', { status: 0, msg: 'POSITION_LOCKED', data: null }],
    ['an unknown field reason', { status: 0, msg: 'VALIDATION', data: { params: {}, fields: { a: 'odd' } } }],
    ['a code that is a property of every object', { status: 0, msg: '', data: { params: 'toString' } }],
  ])('is broken when it is %s', (_, body) => {
    expect(readEnvelope(body).kind).toBe('broken')
  })

  it('does not take a name of every object for a code', () => {
    expect(readEnvelope({ status: 0, msg: 'constructor' })).toMatchObject({ refusal: { code: undefined } })
  })
})

describe('parsing what came', () => {
  it('names the field of an issue', () => {
    const parsed = parseWire(z.object({ a: z.array(z.int()) }), { a: [1, 'two'] })
    expect(parsed).toMatchObject({ ok: false, issues: [expect.stringMatching(/^a\.1: /)] })
  })

  it('takes a transform that throws for an issue', () => {
    const shape = z.pipe(
      z.string(),
      z.transform((): number => {
        throw new RangeError('not a day')
      }),
    )
    expect(parseWire(shape, '2024-99-99')).toEqual({ ok: false, issues: ['not a day'] })
  })
})
