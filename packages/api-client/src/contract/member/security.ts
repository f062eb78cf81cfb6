import * as z from 'zod/mini'
import { codeText } from './codes.ts'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { passwordText, phoneText } from './members.ts'
import { instantText, list } from '../base/scalars.ts'

/** Six digits. */
export const fundPasswordText = z
  .string()
  .check(z.regex(/^\d{6}$/), z.describe('Six digits, asked for before money is withdrawn'))

/** A password that is compared, whatever its form. */
const anyPassword = z.string().check(z.minLength(1), z.maxLength(72))
const changed = z.object({})

export const memberSetFundPassword = defineEndpoint({
  path: 'member/setFundPassword',
  summary:
    'Sets the first withdrawal password: six digits that are no run, not one digit, and not the end of the phone number.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ fundPassword: fundPasswordText, fundPasswordConfirm: fundPasswordText }),
  response: changed,
  refusals: ['ORIGINAL_PASSWORD_WRONG', 'MODIFICATION_FAILED'],
  successes: [],
  secrets: ['fundPassword', 'fundPasswordConfirm'],
})

export const memberChangeFundPassword = defineEndpoint({
  path: 'member/changeFundPassword',
  summary: 'Changes the withdrawal password.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    oldFundPassword: fundPasswordText,
    fundPassword: fundPasswordText,
    fundPasswordConfirm: fundPasswordText,
  }),
  response: changed,
  refusals: ['FUND_PASSWORD_NOT_SET', 'ORIGINAL_PASSWORD_WRONG', 'MODIFICATION_FAILED'],
  successes: [],
  secrets: ['oldFundPassword', 'fundPassword', 'fundPasswordConfirm'],
})

export const memberResetFundPassword = defineEndpoint({
  path: 'member/resetFundPassword',
  summary:
    'Replaces a forgotten withdrawal password, by the login password and a code. Withdrawals are held for 24 hours.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    password: anyPassword,
    code: codeText,
    fundPassword: fundPasswordText,
    fundPasswordConfirm: fundPasswordText,
  }),
  response: z.object({ withdrawalHeldUntil: instantText }),
  refusals: ['FUND_PASSWORD_NOT_SET', 'ORIGINAL_PASSWORD_WRONG', 'MODIFICATION_FAILED'],
  successes: [],
  secrets: ['password', 'code', 'fundPassword', 'fundPasswordConfirm'],
})

export const memberChangePassword = defineEndpoint({
  path: 'member/changePassword',
  summary: 'Changes the login password; all other sessions end.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    oldPassword: anyPassword,
    password: passwordText,
    passwordConfirm: anyPassword,
  }),
  response: changed,
  refusals: ['ORIGINAL_PASSWORD_WRONG', 'MODIFICATION_FAILED'],
  successes: [],
  secrets: ['oldPassword', 'password', 'passwordConfirm'],
})

export const memberResetPassword = defineEndpoint({
  path: 'member/resetPassword',
  summary: 'Replaces a forgotten login password, by a code; all sessions end.',
  access: 'guest',
  kind: 'write',
  request: z.strictObject({
    phone: phoneText,
    code: codeText,
    password: passwordText,
    passwordConfirm: anyPassword,
  }),
  response: changed,
  refusals: ['ACCOUNT_NOT_FOUND', 'MODIFICATION_FAILED'],
  successes: [],
  secrets: ['code', 'password', 'passwordConfirm'],
  person: 'phone',
})

export const memberChangePhone = defineEndpoint({
  path: 'member/changePhone',
  summary:
    'Changes the phone number, by the login password and a code at the new number. ACCOUNT_EXISTS, once the code is right, where it is another account’s.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ phone: phoneText, code: codeText, password: anyPassword }),
  response: changed,
  refusals: ['ORIGINAL_PASSWORD_WRONG', 'ACCOUNT_EXISTS', 'MODIFICATION_FAILED'],
  successes: [],
  secrets: ['code', 'password'],
})

const deviceIdText = z.string().check(z.regex(/^[\w-]{1,40}$/))

export const memberDevices = defineEndpoint({
  path: 'member/devices',
  summary: 'The devices on which the member is logged in: this one first, then the one used last.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: list(
    z.object({
      id: deviceIdText,
      /** By what the device says of itself; missing where it says nothing that is known. */
      browser: z.optional(z.string()),
      system: z.optional(z.string()),
      openedAt: z.optional(instantText),
      /** To the hour. */
      usedAt: z.optional(instantText),
      current: z.boolean(),
    }),
  ),
  refusals: [],
  successes: [],
  example: {},
})
export type MemberDevice = ResponseOf<typeof memberDevices>[number]

export const memberEndDevice = defineEndpoint({
  path: 'member/endDevice',
  summary: 'Ends the sessions of another device; one that has ended already stays so.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ device: deviceIdText }),
  response: changed,
  refusals: [],
  successes: [],
  example: { device: 'no-such-device' },
})

export const memberEndOtherDevices = defineEndpoint({
  path: 'member/endOtherDevices',
  summary: 'Ends all sessions but this one.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({}),
  response: changed,
  refusals: [],
  successes: [],
  example: {},
})

export const security = {
  memberSetFundPassword,
  memberChangeFundPassword,
  memberResetFundPassword,
  memberChangePassword,
  memberResetPassword,
  memberChangePhone,
  memberDevices,
  memberEndDevice,
  memberEndOtherDevices,
} as const
