import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { planted, plantedFaults } from './faults.ts'

const domain = join(import.meta.dirname, '../../packages/domain/src')

describe('a planted fault', () => {
  test.each(plantedFaults.map((fault) => [fault.breaks, fault] as const))(
    'has its text once in its file: %s',
    (_, fault) => {
      expect(planted(readFileSync(join(domain, fault.file), 'utf8'), fault)).toBeDefined()
    },
  )

  it('replaces its text', () => {
    expect(planted('pay(a); keep(b)', { text: 'pay(a)', replacement: 'pay()' })).toBe('pay(); keep(b)')
  })

  it('is not planted where its text is gone, or where there are two', () => {
    expect(planted('keep(b)', { text: 'pay(a)', replacement: '' })).toBeUndefined()
    expect(planted('pay(a) pay(a)', { text: 'pay(a)', replacement: '' })).toBeUndefined()
  })
})
