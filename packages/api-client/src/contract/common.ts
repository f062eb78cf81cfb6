import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { list } from './scalars.ts'

/** Site configuration, read at start-up, exactly as the specification gives it. */
export const commonConfig = defineEndpoint({
  path: 'common/config',
  summary: 'Site configuration: name and value pairs, among them logo and title.',
  access: 'guest',
  kind: 'read',
  request: z.strictObject({ type: z.literal('all') }),
  response: list(z.object({ name: z.string(), value: z.string() })),
  refusals: [],
  successes: [],
})

export const common = { commonConfig } as const
