import { applicationIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

export const params = z.object({ application: applicationIdText })
export type DrawProofParams = z.output<typeof params>
