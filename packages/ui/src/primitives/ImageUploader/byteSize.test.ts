import { describe, expect, it } from 'vitest'
import { byteSize } from './byteSize.ts'

describe('the size of a file', () => {
  it('is written in megabytes, and below one in kilobytes', () => {
    expect(byteSize('en-US', 10 * 1024 * 1024)).toBe('10 MB')
    expect(byteSize('en-US', 500 * 1024)).toBe('500 kB')
  })
  it('is rounded down', () => {
    expect(byteSize('en-US', 10 * 1024 * 1024 - 1)).toBe('9 MB')
  })
  it('is written as the language does', () => {
    expect(byteSize('ko-KR', 10 * 1024 * 1024)).toBe('10MB')
  })
})
