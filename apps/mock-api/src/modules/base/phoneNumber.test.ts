import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalPhone, spellingsOf } from './phoneNumber.ts'

describe('a phone number', () => {
  it.each([
    [
      'South Korea',
      '821077770001',
      [
        '01077770001',
        '+821077770001',
        '8201077770001',
        '+8201077770001',
        '00821077770001',
        '000821077770001',
        '+82001077770001',
      ],
    ],
    ['South Korea, of Seoul', '8227770001', ['027770001', '+027770001', '+8227770001', '82027770001']],
    ['China', '8613800138000', ['+8613800138000', '8613800138000', '+86013800138000']],
    ['Taiwan', '886912345678', ['+886912345678', '8860912345678', '00886912345678']],
    ['Hong Kong', '85291234567', ['+85291234567', '85291234567', '0085291234567']],
    ['the United States', '12025550123', ['+12025550123', '12025550123', '0012025550123']],
    ['Japan', '819012345678', ['+819012345678', '8109012345678', '+8109012345678']],
    ['Vietnam', '84912345678', ['+84912345678', '840912345678']],
    ['Thailand', '66812345678', ['+66812345678', '660812345678']],
    ['Malaysia', '60123456789', ['+60123456789', '600123456789']],
    ['a country of no rule', '4915112345678', ['+4915112345678', '4915112345678']],
  ])('of %s is one number in every spelling', (_, digits, spellings) => {
    expect(spellings.map(canonicalPhone)).toEqual(spellings.map(() => digits))
  })

  it('is found as earlier releases kept it', () => {
    const kept = ['821077770001', '8201077770001', '01077770001', '00821077770001', '008201077770001']
    expect(spellingsOf('+821077770001')).toEqual(kept)
  })

  it('is another one in another country', () => {
    expect(canonicalPhone('+819012345678')).not.toBe(canonicalPhone('09012345678'))
  })

  it('is found as it was typed before it is found in another spelling', () => {
    expect(spellingsOf('8201077770001')[0]).toBe('8201077770001')
  })

  it('is kept as the same from what is kept of it, and from each of its spellings', () => {
    const digits = fc.stringMatching(/^\d{4,10}$/)
    const before = fc.constantFrom(
      '',
      '+',
      '0',
      '00',
      '000',
      '82',
      '+82',
      '820',
      '+8200',
      '0082',
      '886',
      '1',
      '85',
    )
    fc.assert(
      fc.property(before, digits, (start, rest) => {
        const kept = canonicalPhone(`${start}${rest}`)
        expect(canonicalPhone(kept)).toBe(kept)
        for (const spelling of spellingsOf(`${start}${rest}`)) expect(canonicalPhone(spelling)).toBe(kept)
      }),
      { numRuns: 2_000, seed: 12 },
    )
  })
})
