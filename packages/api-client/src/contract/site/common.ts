import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { list } from '../base/scalars.ts'

/** Site configuration, read at start-up, exactly as the specification has it. */
export const commonConfig = defineEndpoint({
  path: 'common/config',
  summary: 'Site configuration: name and value pairs, among them logo and title.',
  access: 'guest',
  kind: 'read',
  cache: 'startup',
  request: z.strictObject({ type: z.literal('all') }),
  response: list(z.object({ name: z.string(), value: z.string() })),
  refusals: [],
  successes: [],
})

/** The check of a write whose outcome its sender does not know (docs/rules/commands.md). */
export const commonOutcome = defineEndpoint({
  path: 'common/outcome',
  summary:
    'What became of a write, by its idempotency key, in the scope of the session that is sent with it, else of the device. `neverArrived` closes the key: a request that comes with it later is not carried out.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({
    /** Path of the write. */
    endpoint: z.string().check(z.minLength(1), z.maxLength(100)),
    key: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.discriminatedUnion('state', [
    z.object({
      state: z.literal('done'),
      /** The `msg` that the write answered. */
      message: z.string(),
      /** The `data` that the write answered. */
      data: z.unknown(),
    }),
    /** It has arrived, and is not decided yet. */
    z.object({ state: z.literal('waiting') }),
    /** Nothing was carried out, and nothing will be: it never came, or was refused. */
    z.object({ state: z.literal('neverArrived') }),
    /** It was carried out, so long ago that what it was answered is no longer kept. */
    z.object({ state: z.literal('forgotten') }),
  ]),
  refusals: [],
  successes: [],
})

export const common = { commonConfig, commonOutcome } as const
