import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { prefer } from './media.ts'
import { motions } from './motion.ts'

const styles = import.meta.glob('../packages/{ui,screens}/src/**/*.css.ts')
afterEach(() => prefer({}))

describe('a rule that moves something', () => {
  const rule = (css: string) => {
    const sheet = document.createElement('style')
    sheet.textContent = css
    document.head.append(sheet)
    const found = motions(document)
    sheet.remove()
    return found
  }
  it.each([
    '.a { transition: transform 200ms }',
    '.a { transition: all 1s }',
    '.a { transition: opacity var(--fast), transform var(--fast) var(--ease) }',
    '@keyframes rise { from { transform: none } } .a { animation: rise var(--fast) }',
    '.a { transition: opacity 1s, height 200ms }',
    '@keyframes rise { from { opacity: 0; transform: translateY(8px) } } .a { animation: rise 200ms }',
    '.a { transition: transform 1s } @media (prefers-reduced-motion: reduce) { .b { transition: none } }',
  ])('is found: %s', async (css) => {
    await prefer({ reducedMotion: true })
    expect(rule(css)).toHaveLength(1)
  })
  it.each([
    '.a { transition: opacity 200ms, background-color 1s }',
    '@keyframes fade { from { opacity: 0 } } .a { animation: fade 200ms }',
    '.a { transition: transform 1s } @media (prefers-reduced-motion: reduce) { .a { transition: none } }',
  ])('is let pass where it only fades: %s', async (css) => {
    await prefer({ reducedMotion: true })
    expect(rule(css)).toEqual([])
  })
})

describe('every style of the library', () => {
  beforeAll(async () => {
    await Promise.all(Object.values(styles).map((load) => load()))
  }, 120_000)
  it('moves something for who did not ask otherwise', () => {
    expect(motions(document).length).toBeGreaterThan(10)
  })
  it('only fades for who asked for reduced motion', async () => {
    await prefer({ reducedMotion: true })
    expect(motions(document)).toEqual([])
  })
})
