import { increaseIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

export const params = z.object({ increase: increaseIdText })
export type IncreaseParams = z.output<typeof params>
