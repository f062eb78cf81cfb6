import { describe, expect, it } from 'vitest'
import { closesOnRelease, draggedTo } from './dragToClose.ts'

describe('a sheet under the finger', () => {
  it('follows down and stays put when pushed up', () => {
    expect(draggedTo(40)).toBe(40)
    expect(draggedTo(-40)).toBe(0)
  })
})

describe('a sheet of 600 px, let go', () => {
  const release = (movement: number, speed: number) => closesOnRelease({ movement, speed, height: 600 })
  it('closes past a third of its height', () => {
    expect(release(180, 0)).toBe(true)
  })
  it('settles back before that', () => {
    expect(release(179, 0.1)).toBe(false)
  })
  it('closes on a flick down, however short', () => {
    expect(release(12, 0.8)).toBe(true)
  })
  it('stays when it was flicked back up', () => {
    expect(release(400, -0.8)).toBe(false)
  })
  it('stays when it did not move', () => {
    expect(release(0, 2)).toBe(false)
  })
})
