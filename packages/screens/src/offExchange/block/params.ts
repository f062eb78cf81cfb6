import { blockIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

export const params = z.object({ block: blockIdText })
export type BlockParams = z.output<typeof params>
