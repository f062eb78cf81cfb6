import { describe, expect, it } from 'vitest'
import { createScrollMemory } from './scrollMemory.ts'

const market = { page: 'market', tab: true }
const mine = { page: 'mine', tab: true }
const stock = { page: 'stock', tab: false }

describe('scrolling', () => {
  it('starts at the top going forward', () => {
    const memory = createScrollMemory()
    memory.arrive({ ...market, entry: '1', kind: 'POP' })
    memory.scrolled(600)
    expect(memory.arrive({ ...stock, entry: '2', kind: 'PUSH' })).toBe(0)
    memory.scrolled(200)
    memory.arrive({ ...market, entry: '3', kind: 'PUSH' })
    expect(memory.arrive({ ...stock, entry: '4', kind: 'PUSH' })).toBe(0)
  })

  it('is restored going back', () => {
    const memory = createScrollMemory()
    memory.arrive({ ...market, entry: '1', kind: 'POP' })
    memory.scrolled(600)
    memory.arrive({ ...stock, entry: '2', kind: 'PUSH' })
    memory.scrolled(50)
    expect(memory.arrive({ ...market, entry: '1', kind: 'POP' })).toBe(600)
    expect(memory.arrive({ ...stock, entry: '2', kind: 'POP' })).toBe(50)
  })

  it('is restored switching tabs', () => {
    const memory = createScrollMemory()
    memory.arrive({ ...market, entry: '1', kind: 'POP' })
    memory.scrolled(600)
    expect(memory.arrive({ ...mine, entry: '2', kind: 'PUSH' })).toBe(0)
    expect(memory.arrive({ ...market, entry: '3', kind: 'PUSH' })).toBe(600)
  })

  it('stays where it is when a page only changes its address', () => {
    const memory = createScrollMemory()
    memory.arrive({ ...market, entry: '1', kind: 'POP' })
    expect(memory.arrive({ ...market, entry: '2', kind: 'REPLACE' })).toBeUndefined()
  })
})
