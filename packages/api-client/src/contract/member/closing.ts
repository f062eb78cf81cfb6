import { obstacleNames } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { fundPasswordText } from './security.ts'
import { list, moneyShape } from '../base/scalars.ts'

const statusShape = z.object({
  /** What stands in the way, in the order in which it refuses; empty where the account can be closed. */
  obstacles: list(
    z.object({
      name: z.enum(obstacleNames),
      /** What goes on, with `product`. */
      module: z.optional(z.string()),
      /** What is left of the member’s own, with `moneyLeft`. */
      money: z.optional(moneyShape),
    }),
  ),
  /** Money to practise with that is given up, by currency. */
  forfeits: list(moneyShape),
  /** For so many years records are kept: transactions and electronic records; orders and executions. */
  years: z.object({ transactions: z.int(), investments: z.int() }),
  /** Whether `fundPassword` is asked for. */
  fundPasswordSet: z.boolean(),
})

export const closingStatus = defineEndpoint({
  path: 'closing/status',
  summary:
    'What stands in the way of closing the account, what would be given up, and what is kept how long.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: statusShape,
  refusals: [],
  successes: [],
  example: {},
})
export type ClosingStatus = ResponseOf<typeof closingStatus>

export const closingClose = defineEndpoint({
  path: 'closing/close',
  summary:
    'Closes the account for good: all sessions end, this one too, and who the member is, is erased. A repeat that arrives afterwards is answered HTTP 401, as every call of a session that has ended.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    /** That of the login. */
    password: z.string().check(z.minLength(1), z.maxLength(72)),
    /** Where one is set. */
    fundPassword: z.optional(fundPasswordText),
    /** What closing means was read and is accepted. */
    consented: z.boolean(),
  }),
  response: z.object({}),
  refusals: [
    'ACCOUNT_NOT_FOUND',
    'ACCOUNT_FROZEN',
    'OPEN_POSITIONS',
    'DEPOSIT_PENDING',
    'FUND_OPERATION_PENDING',
    'ORDER_PENDING_REVIEW',
    'LOAN_UNPAID',
    'DEBT_UNPAID',
    'MONEY_LEFT',
    'ORIGINAL_PASSWORD_WRONG',
    'FUND_PASSWORD_NOT_SET',
    'FUND_PASSWORD_WRONG',
  ],
  successes: [],
  secrets: ['password', 'fundPassword'],
})

export const closing = { closingStatus, closingClose } as const
