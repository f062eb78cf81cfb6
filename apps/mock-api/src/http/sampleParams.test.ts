import { isRefusalCode, refusalParams } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sampleParams } from './sampleParams.ts'

describe('a refusal that a fault gives', () => {
  it.each(Object.entries(refusalParams))('has the params of %s', (code, shape) => {
    if (!isRefusalCode(code)) throw new Error(`${code} is not in the catalogue`)
    expect(z.safeParse(shape, sampleParams(code)).error).toBeUndefined()
  })
})
