import * as z from 'zod/mini'

/** A new login password; the bounds are the contract's. */
export const newPasswordField = z
  .string()
  .check(
    z.minLength(1, 'required'),
    z.minLength(8, 'tooShort'),
    z.maxLength(72, 'tooLong'),
    z.regex(/[A-Za-z]/, 'malformed'),
    z.regex(/\d/, 'malformed'),
  )

/** A password that is compared, whatever its form. */
export const presentPasswordField = z.string().check(z.minLength(1, 'required'), z.maxLength(72, 'tooLong'))

/** Six digits that were sent. */
export const codeField = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.regex(/^\d{6}$/, 'malformed'))

/** Two fields that must be equal are compared as soon as both are there, whatever else is missing. */
export function repeats<Name extends string, Again extends string>(name: Name, again: Again) {
  const text = z.string().check(z.minLength(1))
  const both = z.object({ [name]: text, [again]: text })
  return z.refine<Readonly<Record<Name | Again, string>>>((values) => values[name] === values[again], {
    error: 'mismatch',
    path: [again],
    when: ({ value }) => both.safeParse(value).success,
  })
}
