import { guestCodePurposes, memberCodePurposes } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { phoneText } from './members.ts'
import { instantText, list } from '../base/scalars.ts'

/** A one-time code as it is typed. */
export const codeText = z
  .string()
  .check(z.regex(/^\d{6}$/), z.describe('A one-time code, valid for five minutes and once'))

const sentShape = z.object({
  /** When a further one may be asked for. */
  againAt: instantText,
  expiresAt: instantText,
  /** Whether it shows in the demo’s inbox, on the device that asked. */
  inbox: z.boolean(),
})
export type SentCode = z.output<typeof sentShape>

export const codesSend = defineEndpoint({
  path: 'codes/send',
  summary:
    'Sends a one-time code to a number, whether it has an account or not: again after a minute, five times a day.',
  access: 'guest',
  kind: 'write',
  request: z.strictObject({ purpose: z.enum(guestCodePurposes), phone: phoneText }),
  response: sentShape,
  refusals: [],
  successes: [],
  person: 'phone',
  example: { purpose: 'forgottenPassword', phone: '01088887777' },
})

export const codesSendToMember = defineEndpoint({
  path: 'codes/sendToMember',
  summary: 'Sends a one-time code to the member’s own number: again after a minute, five times a day.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ purpose: z.enum(memberCodePurposes) }),
  response: sentShape,
  refusals: [],
  successes: [],
  example: { purpose: 'resetFundPassword' },
})

export const codesInbox = defineEndpoint({
  path: 'codes/inbox',
  summary:
    'The demo’s inbox: valid codes that this device asked for, the newest first. PRODUCT_UNAVAILABLE where codes are sent to phones.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: list(
    z.object({
      id: z.string(),
      purpose: z.enum([...guestCodePurposes, ...memberCodePurposes]),
      /** With all but the last four digits hidden. */
      phone: z.string(),
      code: z.string(),
      at: instantText,
      expiresAt: instantText,
    }),
  ),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: {},
})
export type InboxCode = ResponseOf<typeof codesInbox>[number]

export const codes = { codesSend, codesSendToMember, codesInbox } as const
