import { describe, expect, it } from 'vitest'
import { draftIn, resumed, withoutSecrets } from './formDraft.ts'

const defaults = { bank: '', amount: '', pin: '', agreed: false }

describe('a draft of a form', () => {
  it('has no secrets', () => {
    const values = { bank: 'kb', amount: '1,000', pin: '135790', agreed: true }
    expect(withoutSecrets(values, ['pin', 'password'])).toEqual({ bank: 'kb', amount: '1,000', agreed: true })
  })

  it('is filled in again, with what is known otherwise and has not been kept', () => {
    expect(resumed(defaults, { values: { bank: 'kb', agreed: true }, step: 2 })).toEqual({
      bank: 'kb',
      amount: '',
      pin: '',
      agreed: true,
    })
  })

  it('takes what is known otherwise over what was kept', () => {
    const draft = { values: { bank: 'kb', amount: '5' } }
    expect(resumed(defaults, draft, { bank: 'shinhan' })).toMatchObject({ bank: 'shinhan', amount: '5' })
  })

  it('loses what the form no longer asks, or asks in another way', () => {
    expect(resumed(defaults, { values: { agreed: 'yes', wallet: 'w-1', amount: '5' } })).toEqual({
      ...defaults,
      amount: '5',
    })
  })

  it.each([undefined, 'text', 7, { values: { bank: 1 } }, { values: {}, step: -1 }])(
    'is none where %o is stored',
    (stored) => {
      expect(draftIn(stored)).toBeUndefined()
    },
  )
})
