import { requestIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

export const params = z.object({ request: requestIdText })
export type LoanDetailParams = z.output<typeof params>
