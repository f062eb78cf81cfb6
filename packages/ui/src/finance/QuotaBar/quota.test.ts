import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { quotaOf } from './quota.ts'

const quota = (used: string, total?: string) =>
  quotaOf(decimal(used), total === undefined ? undefined : decimal(total))

describe('a quota', () => {
  it('has what is left, exactly', () => {
    expect(quota('0.1', '0.3')).toEqual({ state: 'open', percent: 33, left: '0.2' })
  })
  it('is not full while the least is left', () => {
    expect(quota('99999999999999999999', '100000000000000000000')).toEqual({
      state: 'nearlyFull',
      percent: 99,
      left: '1',
    })
  })
  it('is not without use where less than one percent of it is used', () => {
    expect(quota('2000', '250000').percent).toBe(0.8)
    expect(quota('1', '100000000000000000000').percent).toBe(0.1)
    expect(quota('0', '50').percent).toBe(0)
  })
  it('is nearly full from nine tenths', () => {
    expect(quota('899', '1000').state).toBe('open')
    expect(quota('900', '1000').state).toBe('nearlyFull')
  })
  it('is full when nothing is left, and when more was asked for', () => {
    expect(quota('50', '50')).toEqual({ state: 'full', percent: 100, left: '0' })
    expect(quota('156', '50')).toEqual({ state: 'full', percent: 312, left: '0' })
  })
  it('is full where there was nothing to begin with', () => {
    expect(quota('0', '0')).toEqual({ state: 'full', percent: 100, left: '0' })
  })
  it('is unknown without a total', () => {
    expect(quota('12')).toEqual({ state: 'unknown', percent: undefined, left: undefined })
  })
})
