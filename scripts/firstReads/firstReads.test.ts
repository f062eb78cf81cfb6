import { describe, expect, it } from 'vitest'
import { type SeenFirstRead, seenFirstReads } from '../../.storybook/firstReads.ts'
import { neverAsked } from './neverAsked.ts'

const read = (path: string, isAsked: boolean): SeenFirstRead => ({ screen: 'market', path, isAsked })

describe('what a definition sends first', () => {
  it('is asked in some story of a file', () => {
    expect(neverAsked('a', [read('market/list', false), read('market/list', true)])).toEqual([])
  })

  it('is named where no story asks it', () => {
    const seen = [read('market/list', true), read('market/news', false), read('market/news', false)]
    expect(neverAsked('a', seen)).toEqual(['a: market sends market/news first, and no story asks that'])
  })
})

describe('a story', () => {
  const opening = { query: { instrument: 'US:AAPL' }, homeMarket: 'KRX', totalsIn: 'USD' } as const
  const seen = (asked: readonly (readonly [string, string])[], isMember: boolean) =>
    seenFirstReads({ screen: 'stockDetail', opening, isMember, asked })

  it('asks a first read by its path and its request, in whatever order the fields are', () => {
    const [detail] = seen([['market/detail', '{"instrument":"US:AAPL"}']], false)
    expect(detail).toEqual({ screen: 'stockDetail', path: 'market/detail', isAsked: true })
    const [other] = seen([['market/detail', '{"instrument":"US:MSFT"}']], false)
    expect(other).toMatchObject({ isAsked: false })
  })

  it('of a guest asks none of a member', () => {
    expect(seen([], false).map(({ path }) => path)).toEqual([
      'market/detail',
      'market/candles',
      'common/config',
    ])
    expect(seen([], true).map(({ path }) => path)).toContain('trade/account')
  })
})
