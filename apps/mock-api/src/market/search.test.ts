import { instant, instrumentId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { markets, tradable } from '../testing/marketArbitraries.ts'
import { createSearch } from './search.ts'

const now = instant(Date.parse('2026-03-04T05:21:07.500Z'))
const idsOf = (query: string) => markets.demo.search(query, now, 1_000).map(({ id }) => id)

describe('a search finds', () => {
  it.each([
    ['가론', '가로'],
    ['가론', '갈'],
    ['가론', '가ㄹ'],
    ['가론', 'ㄱㄹ'],
    ['달빛', '달비'],
  ])('Korean names, here of %s, while they are typed: %s', (name, typed) => {
    const named = idsOf(name)
    expect(named.length).toBeGreaterThan(3)
    expect(idsOf(typed)).toEqual(expect.arrayContaining(named))
  })

  it.each(['USD/KRW', 'usd krw', 'USDKRW', 'ＵＳＤ／ＫＲＷ'])('a pair as it is written: %s', (query) => {
    expect(idsOf(query)).toEqual(['FX:USDKRW'])
  })

  it('names with or without the space between their words', () => {
    expect(idsOf('미국달러')).toHaveLength(8)
    expect(idsOf('미국달러')).toEqual(idsOf('미국 달러'))
  })

  it('Taiwan by either of its characters', () => {
    expect(idsOf('臺')).toEqual(expect.arrayContaining(['TWSE:TCOMP', 'FX:USDTWD', 'FX:TWDKRW']))
    expect(idsOf('台')).toEqual(idsOf('臺'))
  })

  it('nothing where no letter and no digit is asked', () => {
    expect(idsOf(' /& ')).toEqual([])
  })
})

describe('what is found', () => {
  const some = tradable[0]
  if (some === undefined) throw new Error('nothing is listed')
  const named = (code: string, kor: string) => ({
    ...some,
    id: instrumentId(`KRX:${code}`),
    code,
    name: { en: code, kor, tw: code },
  })
  const search = createSearch({
    instruments: [
      named('1', '가론전자'),
      named('2', '새가론'),
      named('3', '새가로'),
      named('4', '가로등'),
      named('5', '가로'),
      named('가로6', '바다'),
      named('가로', '바다'),
    ],
    status: () => 'listed',
  })

  it('begins with the very code, the very name, then codes and names that begin with the text and hold it', () => {
    expect(search('가로', now).map(({ code }) => code)).toEqual(['가로', '5', '가로6', '4', '3', '1', '2'])
  })
})
