import { describe, expect, test } from 'vitest'
import { registerDefaults, registerSchema, toCommand } from './registerForm.ts'

const filled = {
  phone: '010 9876 5432',
  password: 'Onelot2026',
  passwordConfirm: 'Onelot2026',
  invitation: ' ONELOT ',
  agreementAccepted: true,
  privacyAccepted: true,
}
/** The first reason of each field, which is the one that shows. */
const reasons = (patch: Partial<typeof filled>): Record<string, string> =>
  Object.fromEntries(
    (registerSchema.safeParse({ ...filled, ...patch }).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message]),
  )

describe('the registration form', () => {
  test('asks for everything', () => {
    expect(reasons(registerDefaults())).toEqual({
      phone: 'required',
      password: 'required',
      passwordConfirm: 'required',
      invitation: 'required',
      agreementAccepted: 'mustAccept',
      privacyAccepted: 'mustAccept',
    })
  })

  test('refuses passwords that differ, whatever else is missing', () => {
    expect(reasons({ passwordConfirm: 'Onelot2027', phone: '' })).toEqual({
      phone: 'required',
      passwordConfirm: 'mismatch',
    })
  })

  test.each([
    ['short1', 'tooShort'],
    ['onlyletters', 'malformed'],
    ['12345678', 'malformed'],
    ['a1'.repeat(37), 'tooLong'],
  ])('refuses the password %s', (password, reason) => {
    expect(reasons({ password, passwordConfirm: password })).toEqual({ password: reason })
  })

  test('needs both the agreement and the privacy policy accepted', () => {
    expect(reasons({ privacyAccepted: false })).toEqual({ privacyAccepted: 'mustAccept' })
    expect(reasons({ agreementAccepted: false })).toEqual({ agreementAccepted: 'mustAccept' })
  })

  test('takes the invitation code from the link', () => {
    expect(registerDefaults('FRIEND').invitation).toBe('FRIEND')
  })

  test('sends what the contract asks for', () => {
    expect(toCommand(registerSchema.parse(filled))).toEqual({
      ...filled,
      phone: '01098765432',
      invitation: 'ONELOT',
    })
  })
})
