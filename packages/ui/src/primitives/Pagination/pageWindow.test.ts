import { describe, expect, it } from 'vitest'
import { pageWindow, pagesFor, withinPages } from './pageWindow.ts'

describe('pages', () => {
  it('are as many as the rows fill, ten on each', () => {
    expect(pagesFor(100, 10)).toBe(10)
    expect(pagesFor(101, 10)).toBe(11)
    expect(pagesFor(1, 10)).toBe(1)
  })
  it('are one even without rows', () => {
    expect(pagesFor(0, 10)).toBe(1)
  })
  it('hold a page asked for outside them at their ends', () => {
    expect(withinPages(0, 12)).toBe(1)
    expect(withinPages(99, 12)).toBe(12)
    expect(withinPages(Number.NaN, 12)).toBe(1)
  })
})

describe('the links that show', () => {
  it('surround the current page', () => {
    expect(pageWindow(6, 12, 5)).toEqual([4, 5, 6, 7, 8])
  })
  it('stay five at the start and at the end', () => {
    expect(pageWindow(1, 12, 5)).toEqual([1, 2, 3, 4, 5])
    expect(pageWindow(2, 12, 5)).toEqual([1, 2, 3, 4, 5])
    expect(pageWindow(12, 12, 5)).toEqual([8, 9, 10, 11, 12])
  })
  it('are all pages where these are fewer', () => {
    expect(pageWindow(2, 3, 5)).toEqual([1, 2, 3])
    expect(pageWindow(1, 1, 5)).toEqual([1])
  })
})
