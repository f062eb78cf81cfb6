import { sides } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { monthsAnswer } from './fundShapes.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { tradedShape } from '../trading/portfolioShapes.ts'
import { rowsOf } from '../base/rows.ts'
import {
  ownCurrency,
  decimalText,
  instantText,
  list,
  lotsShape,
  positionIdText,
  subjectText,
  zoneText,
  listWithin,
} from '../base/scalars.ts'
import { ledgerLineShape, leverageShape } from '../base/shapes.ts'

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

/** Which movements are asked for. */
const movementFilterShape = {
  currency: z.optional(ownCurrency),
  /** What they are about, any of these: a shared subject, or the name of the module that moved the money. */
  subjects: z.optional(listWithin({ least: 1, most: 40 }, subjectText)),
}

export const fundRecords = defineEndpoint({
  path: 'fund/records',
  summary:
    'Every movement of the member’s money, newest first: of one currency, of one position, of some subjects, from before a moment, or only what came in or went out.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({
    ...movementFilterShape,
    position: z.optional(positionIdText),
    flow: z.optional(z.enum(fundFlows)),
    /** Leaves out what happened at this moment or later. */
    until: z.optional(instantText),
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

export const fundMonths = defineEndpoint({
  path: 'fund/months',
  summary:
    'The months in which money moved, the newest first, with what came and what left in each; money on hold is neither.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({ ...movementFilterShape, zone: zoneText }),
  response: monthsAnswer,
  refusals: [],
  successes: [],
  example: { zone: 'Asia/Seoul' },
})

export const funds = { fundRecords, fundMonths } as const
