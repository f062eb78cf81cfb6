import { rejectionCauses, requestStates } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import { instantText, kindText, moneyShape } from '../base/scalars.ts'

export const requestIdText = z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/), z.describe('A request'))

export const requestNamed = z.strictObject({ request: requestIdText })

/** The review of a request. */
export const reviewedShape = {
  id: requestIdText,
  state: z.enum(requestStates),
  submittedAt: instantText,
  endedAt: z.optional(instantText),
  /** Why it was rejected. */
  cause: z.optional(z.enum(rejectionCauses)),
  /** What an operator wrote. */
  reason: z.optional(z.string()),
}

/** What a member asked for and a review decides. What it was about is answered by the module that it was asked of. */
export const requestShape = z.object({
  ...reviewedShape,
  kind: kindText,
  /** On hold while it is under review. */
  hold: z.optional(moneyShape),
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
  request: requestNamed,
  response: z.object({ request: requestShape }),
  refusals: ['ORDER_NOT_IN_REVIEW'],
  successes: ['CANCELLED'],
  example: { request: 'a-request' },
})

export const requests = { requestsList, requestsCancel } as const
