import { describe, expect, test } from 'vitest'
import { loginDefaults, loginSchema, toCommand } from './loginForm.ts'

/** The first reason of each field, which is the one that shows. */
const reasons = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    (loginSchema.safeParse(values).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message]),
  )

describe('the login form', () => {
  test('asks for both fields', () => {
    expect(reasons(loginDefaults())).toEqual({ phone: 'required', password: 'required' })
  })

  test('refuses a phone number that is none', () => {
    expect(reasons({ phone: 'apple', password: 'x' })).toEqual({ phone: 'malformed' })
  })

  test('takes a phone number as people write it', () => {
    const values = loginSchema.parse({ phone: '010-1234 5678', password: 'Onelot2026' })
    expect(toCommand(values)).toEqual({ phone: '01012345678', password: 'Onelot2026' })
  })

  test('leaves the password as it was typed', () => {
    expect(loginSchema.parse({ phone: '01012345678', password: ' a 1 ' }).password).toBe(' a 1 ')
  })

  test('keeps the account of a session that ended', () => {
    expect(loginDefaults('01012345678')).toEqual({ phone: '01012345678', password: '' })
  })
})
