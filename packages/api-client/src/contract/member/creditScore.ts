import { scoreCauses } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import { instantText } from '../base/scalars.ts'

const entryShape = z.object({
  at: instantText,
  /** The opening of the account, deposits, an instalment that became overdue, or an operator. */
  cause: z.enum(scoreCauses),
  /** Below zero where it lowered the score. */
  points: z.int(),
  /** The score after it. */
  total: z.int(),
})
export type ScoreEntryOnWire = z.output<typeof entryShape>

export const memberCreditScore = defineEndpoint({
  path: 'member/creditScore',
  summary: 'The member’s credit score, and what raised and lowered it, the latest first.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject(listPageShape),
  response: z.object({ score: z.int(), entries: rowsOf(entryShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})
export type CreditScoreOnWire = ResponseOf<typeof memberCreditScore>

export const creditScore = { memberCreditScore } as const
