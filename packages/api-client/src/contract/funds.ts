import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { currencyCode, list, pageShape } from './scalars.ts'
import { ledgerLineShape } from './shapes.ts'

export const fundRecords = defineEndpoint({
  path: 'fund/records',
  summary: 'Every movement of the member’s money, newest first.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({ currency: z.optional(currencyCode), ...pageShape }),
  response: z.object({ lines: list(ledgerLineShape), total: z.int() }),
  refusals: [],
  successes: [],
})

export const funds = { fundRecords } as const
