import { instrumentIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

export const params = z.object({ instrument: instrumentIdText })
export type StockDetailParams = z.output<typeof params>
