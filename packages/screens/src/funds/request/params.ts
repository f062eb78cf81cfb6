import { requestIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

export const params = z.object({ kind: z.enum(['deposit', 'withdrawal']), request: requestIdText })
export type RequestParams = z.output<typeof params>
