import { type Refusal, refuse } from '@onelot/domain'
import * as z from 'zod/mini'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { commonConfig } from './site/common.ts'
import { contract, endpoints } from './contract.ts'
import { type Endpoint, type RefusalOf, cachePolicies, defineEndpoint, isRefusalOf } from './base/endpoint.ts'
import { tradeCancel, type tradePlace } from './trading/trading.ts'

const fieldsOf = (shape: z.ZodMiniType): readonly string[] =>
  Object.keys(z.toJSONSchema(shape, { io: 'input' }).properties ?? {})

describe('the contract', () => {
  it('lists every call of every module once', () => {
    const paths = endpoints.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toHaveLength(
      Object.values(contract).reduce((sum, module) => sum + Object.keys(module).length, 0),
    )
    expect(paths).toContain('trade/inventory')
    expect(paths).toContain('common/outcome')
  })

  it('calls each endpoint by its path: tradePlace is trade/place', () => {
    const named = Object.values(contract).flatMap((module) => Object.entries<Endpoint>(module))
    for (const [name, { path }] of named)
      expect(name).toBe(path.replace(/\/(.)/, (_, first: string) => first.toUpperCase()))
  })

  it('accepts its own examples', () => {
    const wrong = endpoints.filter(
      ({ request, example }) => example !== undefined && !z.safeParse(request, example).success,
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('says how long the answer to each read holds, and keeps that of no write', () => {
    const reads = endpoints.filter(({ kind }) => kind === 'read')
    expect(reads.filter(({ cache }) => cache === undefined)).toEqual([])
    const writes = endpoints.filter(({ kind }) => kind === 'write')
    expect(new Set(writes.map(({ cache }) => cache))).toEqual(new Set([undefined]))
    expect(commonConfig.cache).toBe('startup')
    expect(new Set(reads.map(({ cache }) => cache))).toEqual(new Set(cachePolicies))
  })

  it('names every password, ID number, picture, account number, holder, address and key of a device as a secret, and no field that is not there', () => {
    for (const { path, request, file, secrets = [] } of endpoints) {
      const fields = fieldsOf(request)
      expect([...secrets].sort(), path).toEqual(
        fields
          .filter(
            (field) =>
              /password|code$|^(idNumber|front|back|number|holder|address|p256dh|auth)$/i.test(field) ||
              field === file?.field,
          )
          .sort(),
      )
    }
    expect(endpoints.filter(({ secrets = [] }) => secrets.length > 0).length).toBeGreaterThan(1)
  })
})

describe('a call that carries a file', () => {
  it('takes one of the size that it says, and refuses none, an empty one and a larger one', () => {
    const calls = endpoints.flatMap(({ path, request, file }) =>
      file === undefined ? [] : [{ path, request, file }],
    )
    expect(calls.map(({ path }) => path)).toEqual(['upload/image'])
    for (const { path, request, file } of calls) {
      const takes = (bytes: number) =>
        z.safeParse(request, { [file.field]: new File([new Uint8Array(bytes)], 'any') }).success
      expect([0, 1, file.maxBytes, file.maxBytes + 1].map(takes), path).toEqual([false, true, true, false])
      expect(z.safeParse(request, { [file.field]: 'text' }).success, path).toBe(false)
    }
  })
})

describe('what a call may refuse', () => {
  it('is what it declares, VALIDATION, and what transport refuses', () => {
    expect(isRefusalOf(tradeCancel, refuse('ORDER_WRONG_STATE', {}))).toBe(true)
    expect(isRefusalOf(tradeCancel, refuse('VALIDATION', {}))).toBe(true)
    expect(isRefusalOf(tradeCancel, { code: 'TOO_FREQUENT', params: {}, fields: {} })).toBe(true)
    expect(isRefusalOf(tradeCancel, refuse('MARGIN_NOT_ENABLED', {}))).toBe(false)
    expect(isRefusalOf(tradeCancel, { code: undefined, text: 'prose' })).toBe(false)
  })

  it('is known to the compiler', () => {
    type CancelCode = RefusalOf<typeof tradeCancel>['code']
    expectTypeOf<CancelCode>().toEqualTypeOf<
      | 'ACCOUNT_NOT_FOUND'
      | 'ACCOUNT_FROZEN'
      | 'ACCOUNT_DISABLED'
      | 'ORDER_WRONG_STATE'
      | 'VALIDATION'
      | 'TOO_FREQUENT'
      | 'SYSTEM_BUSY'
      | 'IDEMPOTENCY_KEY_REUSED'
      | 'CALL_NOT_OFFERED'
    >()
    expectTypeOf<Extract<Refusal, { code: 'MARGIN_NOT_ENABLED' }>>().toExtend<RefusalOf<typeof tradePlace>>()
    expectTypeOf<Extract<Refusal, { code: 'MARGIN_NOT_ENABLED' }>>().not.toExtend<
      RefusalOf<typeof tradeCancel>
    >()
  })

  it('is nothing of its own where nothing is declared', () => {
    const silent = defineEndpoint({
      path: 'test/silent',
      summary: '',
      access: 'guest',
      kind: 'read',
      cache: 'live',
      request: z.strictObject({}),
      response: z.object({}),
      refusals: [],
      successes: [],
    })
    expectTypeOf<RefusalOf<typeof silent>['code']>().toEqualTypeOf<
      'VALIDATION' | 'TOO_FREQUENT' | 'SYSTEM_BUSY' | 'IDEMPOTENCY_KEY_REUSED' | 'CALL_NOT_OFFERED'
    >()
    expect(isRefusalOf(silent, refuse('ORDER_WRONG_STATE', {}))).toBe(false)
  })
})
