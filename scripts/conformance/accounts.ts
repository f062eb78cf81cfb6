import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/**
 * What an account may be said to hold. `money`: available, in the currency of a market that is open. `spare`: an operator may restrict it during
 * the run. The others are states that refuse something, and are left as they are.
 */
export const states = [
  'money',
  'spare',
  'unverified',
  'underReview',
  'rejected',
  'noFundPassword',
  'frozen',
  'disabled',
  'loginBanned',
  'tradingBanned',
  'withdrawalBanned',
] as const
export type State = (typeof states)[number]

const accountShape = z.strictObject({
  phone: z
    .string()
    .check(z.regex(/^\+?\d{8,15}$/, { error: 'a phone number: 8 to 15 digits, perhaps after a +' })),
  password: z.string({ error: 'a password' }).check(z.minLength(1, { error: 'a password' })),
  holds: z._default(z.array(z.enum(states, { error: `one of ${states.join(', ')}` })), []),
})
export type Account = z.output<typeof accountShape>
const accountsShape = z.array(accountShape)

const lineOf = ({ path, message }: z.core.$ZodIssue): string => {
  const [index, ...field] = path
  const where = index === undefined ? 'the whole' : `entry ${String(Number(index) + 1)}`
  return `  ${where}${field.length > 0 ? `, ${field.map(String).join('.')}` : ''}: ${message}`
}

/** The accounts of a file. @throws Error that says what is wrong with it */
export function accountsIn(text: string, file: string): readonly Account[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : ''}`, { cause: error })
  }
  const parsed = z.safeParse(accountsShape, value)
  if (!parsed.success)
    throw new Error(
      [
        `${file} is not a list of accounts, such as [{"phone": "01012345678", "password": "…", "holds": ["money"]}]:`,
        ...parsed.error.issues.map(lineOf),
      ].join('\n'),
    )
  const phones = parsed.data.map(({ phone }) => phone)
  const twice = phones.find((phone, index) => phones.indexOf(phone) !== index)
  if (twice !== undefined) throw new Error(`${file} has the account ${twice} twice`)
  return parsed.data
}

/** @throws Error that says what is wrong with the file */
export function readAccounts(file: string): readonly Account[] {
  return accountsIn(textOf(file), file)
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${file} cannot be read`, { cause: error })
  }
}
