import { realNameCodes, realNameStates, restrictions, seatStatuses } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { accountIdText, dateText, instantText, list } from '../base/scalars.ts'

/** E.164-like: an optional +, then 8 to 15 digits. */
export const phoneText = z.string().check(z.maxLength(16), z.regex(/^\+?\d{8,15}$/))
/** 8 to 72 characters, a letter and a digit at least. */
export const passwordText = z
  .string()
  .check(z.minLength(8), z.maxLength(72), z.regex(/[A-Za-z]/), z.regex(/\d/))

const sessionShape = z.object({ token: z.string(), account: accountIdText })

export const memberRegister = defineEndpoint({
  path: 'member/register',
  summary: 'Opens an account; practice money arrives with it.',
  access: 'guest',
  kind: 'write',
  request: z.strictObject({
    phone: phoneText,
    password: passwordText,
    passwordConfirm: z.string().check(z.minLength(1), z.maxLength(72)),
    invitation: z.string().check(z.minLength(1), z.maxLength(32)),
    agreementAccepted: z.boolean(),
    privacyAccepted: z.boolean(),
  }),
  response: sessionShape,
  refusals: ['ACCOUNT_EXISTS', 'INVITER_NOT_FOUND', 'REGISTRATION_FAILED'],
  successes: ['REGISTERED'],
  secrets: ['password', 'passwordConfirm'],
  person: 'phone',
})

export const memberLogin = defineEndpoint({
  path: 'member/login',
  summary: 'Opens a session.',
  access: 'guest',
  kind: 'write',
  request: z.strictObject({ phone: phoneText, password: z.string().check(z.minLength(1), z.maxLength(72)) }),
  response: z.extend(sessionShape, {
    /** Whether the member has something to set up that can be set up now. */
    setUp: z.enum(['complete', 'toDo']),
  }),
  refusals: ['CREDENTIALS_WRONG', 'LOGIN_BANNED', 'ACCOUNT_DISABLED', 'LOGIN_FAILED'],
  successes: ['LOGGED_IN'],
  secrets: ['password'],
  person: 'phone',
})

export const memberLogout = defineEndpoint({
  path: 'member/logout',
  summary: 'Ends the session of the token.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({}),
  response: z.object({}),
  refusals: [],
  successes: [],
})

export const memberMe = defineEndpoint({
  path: 'member/me',
  summary: 'Who is logged in and what is set up.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({}),
  response: z.object({
    account: accountIdText,
    /** With all but the last four digits hidden. */
    phone: z.string(),
    realName: z.enum(realNameStates),
    restrictions: list(z.enum(restrictions)),
    marginEnabled: z.boolean(),
    fundPasswordSet: z.boolean(),
    /** Whether the account is the seat of an institution. */
    seat: z.enum(seatStatuses),
    /** Whether a bank account or a wallet is linked. */
    payeeLinked: z.boolean(),
    /** No withdrawal before it; missing where there is nothing to wait for. */
    withdrawalHeldUntil: z.optional(instantText),
    /** The code that this member may invite others with. */
    invitation: z.string(),
    /** The code that this member was invited with. */
    inviter: z.optional(z.string()),
    /** The documents that were accepted, by the day from which each is in force; absent where it was not kept yet. */
    accepted: z.optional(z.object({ agreement: dateText, privacy: dateText })),
    openedAt: instantText,
  }),
  refusals: [],
  successes: [],
})

export const memberEnableMargin = defineEndpoint({
  path: 'member/enableMargin',
  summary: 'Enables margin financing: leverage above 1, and short.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ riskStatementRead: z.boolean() }),
  response: z.object({ marginEnabled: z.boolean() }),
  refusals: ['ACCOUNT_NOT_FOUND', ...realNameCodes, 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED'],
  successes: [],
})

export const members = {
  memberRegister,
  memberLogin,
  memberLogout,
  memberMe,
  memberEnableMargin,
} as const
