import { auctionIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

export const params = z.object({ auction: auctionIdText })
export type AuctionParams = z.output<typeof params>
