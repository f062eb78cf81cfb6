import { describe, expect, it } from 'vitest'
import { accountIn, answeringWith, queryFor } from './reportedAnswers.ts'

const answers = [
  { path: 'member/me', request: {}, data: { account: 'M-1' } },
  { path: 'market/detail', request: { instrument: 'US:AAPL' }, data: 'of Apple' },
  { path: 'market/list', request: { market: 'KRX', board: 'hot' }, data: 'hot' },
  { path: 'market/list', request: { market: 'US', board: 'up' }, data: 'rising' },
  { path: 'copyTrading/get', request: { request: 'F-1' }, data: 'a follow' },
]
const ask = (path: string, request: object = {}) =>
  answeringWith(answers)(`https://app.example/api/vue/${path}`, {
    method: 'POST',
    body: JSON.stringify(request),
  })
const dataOf = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
}

describe('a back end made of a report', () => {
  it('answers a read with what was answered to the request that is most like it', async () => {
    expect(await dataOf(await ask('market/list', { market: 'US', board: 'up', page: 1 }))).toBe('rising')
    expect(await dataOf(await ask('market/list', { market: 'TWSE', board: 'hot' }))).toBe('hot')
    expect(await dataOf(await ask('market/list'))).toBe('hot')
  })

  it('does not have other calls, nor pages after the first', async () => {
    expect((await ask('trade/place')).status).toBe(404)
    expect((await ask('market/list', { market: 'KRX', page: 2 })).status).toBe(404)
    expect((await ask('market/list', { after: 'a cursor' })).status).toBe(404)
  })
})

it('a screen is opened with what the run asked for', () => {
  expect(queryFor('stockDetail', answers)).toEqual({ instrument: 'US:AAPL' })
  expect(queryFor('follow', answers)).toEqual({ follow: 'F-1' })
  expect(queryFor('positionDetail', answers)).toEqual({})
})

it('whoever was logged in is known by the answer about them', () => {
  expect(accountIn(answers)).toBe('M-1')
  expect(accountIn([])).toBeUndefined()
})
