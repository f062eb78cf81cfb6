import { describe, expect, it } from 'vitest'
import { questions, registerDefaults, registerSchema, toCommand } from './registerForm.ts'

const answers = {
  phone: '010 9876 5432',
  password: 'Onelot2026',
  passwordConfirm: 'Onelot2026',
  invitation: ' ONELOT ',
  agreementAccepted: true,
  privacyAccepted: true,
}
/** The first reason of each field, which is the one that shows. */
const reasons = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    (registerSchema.safeParse(values).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message]),
  )

describe('opening an account', () => {
  it('asks for every field once', () => {
    expect(questions.flatMap(({ fields }) => [...fields])).toEqual(Object.keys(registerDefaults()))
  })

  it('sends the number and the code as the broker has them', () => {
    expect(toCommand(registerSchema.parse(answers))).toEqual({
      ...answers,
      phone: '01098765432',
      invitation: 'ONELOT',
    })
  })

  it.each([
    [{ phone: '' }, { phone: 'required' }],
    [{ phone: 'apple' }, { phone: 'malformed' }],
    [
      { password: '', passwordConfirm: '' },
      { password: 'required', passwordConfirm: 'required' },
    ],
    [{ password: 'short1', passwordConfirm: 'short1' }, { password: 'tooShort' }],
    [{ password: 'onlyletters', passwordConfirm: 'onlyletters' }, { password: 'malformed' }],
    [{ password: '12345678', passwordConfirm: '12345678' }, { password: 'malformed' }],
    [{ password: 'a1'.repeat(37), passwordConfirm: 'a1'.repeat(37) }, { password: 'tooLong' }],
    [{ passwordConfirm: '' }, { passwordConfirm: 'required' }],
    [{ passwordConfirm: 'Onelot2027' }, { passwordConfirm: 'mismatch' }],
    [
      { passwordConfirm: 'Onelot2027', phone: '' },
      { phone: 'required', passwordConfirm: 'mismatch' },
    ],
    [{ invitation: ' ' }, { invitation: 'required' }],
    [{ privacyAccepted: false }, { privacyAccepted: 'mustAccept' }],
    [{ agreementAccepted: false }, { agreementAccepted: 'mustAccept' }],
  ])('refuses %o, and says why', (known, wrong) => {
    expect(reasons({ ...answers, ...known })).toEqual(wrong)
  })
})
