import { describe, expect, it } from 'vitest'
import { nextStep, stepOf } from './formSteps.ts'

const steps = [
  { name: 'phone', fields: ['phone'] },
  { name: 'password', fields: ['password', 'passwordConfirm'] },
  { name: 'code', fields: ['code'] },
  { name: 'consents', fields: ['agreement', 'privacy'] },
]

describe('next', () => {
  it('leads through the questions, and then to none', () => {
    const asked = [0]
    for (let at = 0; ;) {
      const next = nextStep(steps, { at, reached: at, wrong: [] })
      if (next === undefined) break
      asked.push(next)
      at = next
    }
    expect(asked).toEqual([0, 1, 2, 3])
  })

  it('leads from an answer that was changed to where the person had come', () => {
    expect(nextStep(steps, { at: 0, reached: 3, wrong: [] })).toBe(3)
    expect(nextStep(steps, { at: 2, reached: 3, wrong: [] })).toBe(3)
  })

  it('stops on the way at what the change has made wrong, and at nothing that was not asked yet', () => {
    expect(nextStep(steps, { at: 0, reached: 3, wrong: ['passwordConfirm', 'privacy'] })).toBe(1)
    expect(nextStep(steps, { at: 0, reached: 2, wrong: ['privacy'] })).toBe(2)
  })
})

describe('a field that is wrong', () => {
  it('belongs to the first question that asks for one of them', () => {
    expect(stepOf(steps, ['privacy', 'code'])).toBe(2)
  })

  it('that no question asks for leads nowhere', () => {
    expect(stepOf(steps, ['channel'])).toBeUndefined()
  })
})
