import { realNameStates } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { codeText } from './codes.ts'
import { phoneText } from './members.ts'
import { instantText, list } from '../base/scalars.ts'
import { uploadKeyText } from './uploads.ts'

/** What needs a verified identity. */
export const realNameUnlocks = ['margin', 'deposit', 'withdrawal', 'bankCards', 'wallets'] as const

const nameText = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

const statusShape = z.object({
  state: z.enum(realNameStates),
  /** Why it was rejected, in the words of whoever has reviewed it. */
  reason: z.optional(z.string()),
  /** The newest that was submitted, masked: `홍*동`, `J***`. */
  name: z.optional(z.string()),
  /** `900101-1******`, `A123******`. */
  idNumber: z.optional(z.string()),
  submittedAt: z.optional(instantText),
  /** How long a review takes from the submission, where it is no operator's. */
  reviewMs: z.optional(z.int()),
  /** Open once it has passed. */
  unlocks: list(z.enum(realNameUnlocks)),
  /** How often it may be submitted today still, by the day of Seoul. */
  triesLeft: z.int(),
  /** When the next day begins there. */
  nextDayAt: instantText,
})

export const realNameStatus = defineEndpoint({
  path: 'realName/status',
  summary:
    'Whether the member’s identity is verified, what of it was submitted (masked), and what it unlocks.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({}),
  response: statusShape,
  refusals: [],
  successes: [],
  example: {},
})
export type RealNameStatus = ResponseOf<typeof realNameStatus>
export type RealNameUnlock = RealNameStatus['unlocks'][number]

export const realNameSubmit = defineEndpoint({
  path: 'realName/submit',
  summary:
    'Submits who the member is for a review: name, ID number, and pictures of both sides of the ID; below 14 a guardian besides, with a code at the guardian’s number. Five times a day of Seoul, else TOO_FREQUENT with `until`.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    name: nameText,
    /** Of a Korean card YYMMDD and the digit after it, of a Taiwanese one the whole number: `9001011`, `A123456789`. */
    idNumber: z.string().check(z.regex(/^(\d{7}|[A-Z][12]\d{8})$/)),
    /** Keys of uploaded pictures. */
    front: uploadKeyText,
    back: uploadKeyText,
    /** Of a member below 14; of others nothing of the guardian is kept. */
    guardianName: z.optional(nameText),
    guardianPhone: z.optional(phoneText),
    guardianConsent: z.optional(z.boolean()),
    /** Of purpose `guardian`, at the guardian’s number. */
    guardianCode: z.optional(codeText),
  }),
  response: statusShape,
  refusals: [
    'ACCOUNT_FROZEN',
    'REAL_NAME_PASSED',
    'REAL_NAME_UNDER_REVIEW',
    'GUARDIAN_CONSENT_REQUIRED',
    'KEY_MISMATCH',
  ],
  successes: [],
  secrets: ['idNumber', 'front', 'back', 'guardianCode'],
})

export const realName = { realNameStatus, realNameSubmit } as const
