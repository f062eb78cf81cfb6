import { offerIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

export const params = z.object({ offer: offerIdText })
export type OfferParams = z.output<typeof params>
