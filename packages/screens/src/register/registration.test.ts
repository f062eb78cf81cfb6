import { describe, expect, test } from 'vitest'
import { type Registration, advance, begin, change, goBack, questions, refused } from './registration.ts'

const answers = {
  phone: '010 9876 5432',
  password: 'Onelot2026',
  passwordConfirm: 'Onelot2026',
  invitation: ' ONELOT ',
  agreementAccepted: true,
  privacyAccepted: true,
}
const at = (question: Registration['question'], known = {}): Registration => ({
  ...begin({ ...answers, ...known }),
  question,
})

describe('opening an account', () => {
  test('asks one question after the other, and then sends the answers', () => {
    let registration = begin(answers)
    const asked = [registration.question]
    for (let step = advance(registration); step.command === undefined; step = advance(registration)) {
      registration = step.registration
      asked.push(registration.question)
    }
    expect(asked).toEqual(questions)
    expect(advance(registration).command).toEqual({
      ...answers,
      phone: '01098765432',
      invitation: 'ONELOT',
    })
  })

  test('begins with the phone number, and with the code of the link', () => {
    expect(begin({ invitation: 'FRIEND' })).toMatchObject({
      question: 'phone',
      values: { phone: '', invitation: 'FRIEND' },
    })
  })

  test.each([
    ['phone', { phone: '' }, { phone: 'required' }],
    ['phone', { phone: 'apple' }, { phone: 'malformed' }],
    ['password', { password: '' }, { password: 'required' }],
    ['password', { password: 'short1' }, { password: 'tooShort' }],
    ['password', { password: 'onlyletters' }, { password: 'malformed' }],
    ['password', { password: '12345678' }, { password: 'malformed' }],
    ['password', { password: 'a1'.repeat(37) }, { password: 'tooLong' }],
    ['passwordConfirm', { passwordConfirm: '' }, { passwordConfirm: 'required' }],
    ['passwordConfirm', { passwordConfirm: 'Onelot2027' }, { passwordConfirm: 'mismatch' }],
    ['invitation', { invitation: ' ' }, { invitation: 'required' }],
    ['consents', { privacyAccepted: false }, { privacyAccepted: 'mustAccept' }],
    ['consents', { agreementAccepted: false }, { agreementAccepted: 'mustAccept' }],
  ] as const)('stays at %s with %o, and says why', (question, known, errors) => {
    const { registration, command } = advance(at(question, known))
    expect(registration).toMatchObject({ question, errors })
    expect(command).toBeUndefined()
  })

  test('says nothing of what is not asked yet', () => {
    expect(advance(begin({ phone: '01098765432' })).registration).toMatchObject({
      question: 'password',
      errors: {},
    })
  })

  test('leads from the last question back to what is still missing', () => {
    const { registration, command } = advance(at('consents', { password: '', passwordConfirm: '' }))
    expect(registration).toMatchObject({ question: 'password', errors: { password: 'required' } })
    expect(command).toBeUndefined()
  })

  test('goes back with what was typed, and not before the first question', () => {
    expect(goBack(at('invitation'))).toMatchObject({ question: 'passwordConfirm', values: answers })
    expect(goBack(begin(answers))).toBeUndefined()
  })

  test('says no longer what is wrong once it is typed anew', () => {
    const wrong = advance(at('consents', { agreementAccepted: false, privacyAccepted: false })).registration
    expect(change(wrong, { agreementAccepted: true }).errors).toEqual({ privacyAccepted: 'mustAccept' })
  })
})

describe('a refusal of the broker', () => {
  test('leads back to the question of its field', () => {
    expect(
      refused(at('consents'), { code: 'ACCOUNT_EXISTS', params: {}, fields: { phone: 'notAllowed' } }),
    ).toMatchObject({ question: 'phone', errors: { phone: 'notAllowed' }, attempts: 1 })
    expect(
      refused(at('consents'), { code: 'INVITER_NOT_FOUND', params: {}, fields: { invitation: 'unknown' } }),
    ).toMatchObject({ question: 'invitation', errors: { invitation: 'unknown' } })
  })

  test('that names no field leaves the person where they are', () => {
    expect(refused(at('consents'), { code: 'REGISTRATION_FAILED', params: {}, fields: {} })).toMatchObject({
      question: 'consents',
      errors: {},
    })
  })
})
