import { describe, expect, it } from 'vitest'
import { openedScreen } from './opening.ts'

describe('what the address opens', () => {
  it('is the screen of the path, with its query', () => {
    const { screen, query } = openedScreen('#/market/stockDetail?instrument=US%3AAAPL')
    expect(screen.name).toBe('stockDetail')
    expect(query).toEqual({ instrument: 'US:AAPL' })
  })

  it.each(['', '#', '#/', '#/nowhere', '#constructor'])('is the start for %j', (hash) => {
    expect(openedScreen(hash).screen.name).toBe('start')
  })
})
