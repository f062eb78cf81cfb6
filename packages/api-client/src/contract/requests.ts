import { rejectionCauses, requestStates } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { listAnswerShape, listPageShape } from './paging.ts'
import { rowsOf } from './rows.ts'
import { instantText, kindText, moneyShape } from './scalars.ts'

const requestIdText = z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/), z.describe('A request'))

/** What a member asked for and a review decides. What it was about is answered by the module that it was asked of. */
export const requestShape = z.object({
  id: requestIdText,
  kind: kindText,
  state: z.enum(requestStates),
  submittedAt: instantText,
  /** On hold while it is under review. */
  hold: z.optional(moneyShape),
  endedAt: z.optional(instantText),
  /** Why it was rejected. */
  cause: z.optional(z.enum(rejectionCauses)),
  /** What an operator wrote. */
  reason: z.optional(z.string()),
})
export type RequestOnWire = z.output<typeof requestShape>

export const requestsList = defineEndpoint({
  path: 'requests/list',
  summary: 'What the member asked for, newest first: all of it, or what is in one state.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({ state: z.optional(z.enum(requestStates)), ...listPageShape }),
  response: z.object({ requests: rowsOf(requestShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const requestsCancel = defineEndpoint({
  path: 'requests/cancel',
  summary: 'Takes back what is still under review; what was on hold for it is available again.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ request: requestIdText }),
  response: z.object({ request: requestShape }),
  refusals: ['ORDER_NOT_IN_REVIEW'],
  successes: ['CANCELLED'],
  example: { request: 'a-request' },
})

export const requests = { requestsList, requestsCancel } as const
