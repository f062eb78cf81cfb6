import { sides } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { listAnswerShape, listPageShape } from './paging.ts'
import { tradedShape } from './portfolioShapes.ts'
import { rowsOf } from './rows.ts'
import { currencyCode, decimalText, instantText, list, lotsShape, positionIdText } from './scalars.ts'
import { ledgerLineShape, leverageShape } from './shapes.ts'

/** Money that came from outside the account, or left it. */
export const fundFlows = ['deposit', 'withdrawal'] as const
export type FundFlow = (typeof fundFlows)[number]

/** What a line's `ref` names, where it is an order or a position. */
const movedPositionShape = z.object({
  id: positionIdText,
  side: z.enum(sides),
  leverage: leverageShape,
  instrument: tradedShape,
  /** Those of the moments of the page's lines. */
  fills: list(
    z.object({
      purpose: z.enum(['open', 'close']),
      at: instantText,
      price: decimalText,
      lots: lotsShape,
    }),
  ),
})
export type MovedPosition = z.output<typeof movedPositionShape>

export const fundRecords = defineEndpoint({
  path: 'fund/records',
  summary:
    'Every movement of the member’s money, newest first: of one currency, of one position, or only what came in or went out.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({
    currency: z.optional(currencyCode),
    position: z.optional(positionIdText),
    flow: z.optional(z.enum(fundFlows)),
    ...listPageShape,
  }),
  response: z.object({
    lines: rowsOf(ledgerLineShape),
    ...listAnswerShape,
    /** What the lines belong to, each once. A listing that the market no longer has is left out. */
    positions: rowsOf(movedPositionShape),
  }),
  refusals: [],
  successes: [],
})

export const funds = { fundRecords } as const
