import { describe, expect, it } from 'vitest'
import { sniffImage } from './imageFormat.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)),
  )

describe('the format of a file', () => {
  it('is recognised by its first bytes', () => {
    expect(sniffImage(bytes([0xff, 0xd8, 0xff, 0xe0], '....JFIF'))).toBe('jpeg')
    expect(sniffImage(bytes([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a]))).toBe('png')
    expect(sniffImage(bytes('RIFF', [1, 2, 3, 4], 'WEBP'))).toBe('webp')
  })
  it.each([
    ['a GIF', bytes('GIF89a')],
    ['a PDF', bytes('%PDF-1.7')],
    ['a script', bytes('<svg onload=alert(1)>')],
    ['sound in the same container', bytes('RIFF', [1, 2, 3, 4], 'WAVE')],
    ['a HEIC of a phone', bytes([0, 0, 0, 0x18], 'ftypheic')],
    ['a picture cut short', bytes([0x89], 'PN')],
    ['nothing', bytes()],
  ])('is none of ours for %s', (_, content) => {
    expect(sniffImage(content)).toBeUndefined()
  })
})
