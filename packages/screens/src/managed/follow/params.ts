import { requestIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

export const params = z.object({ follow: requestIdText })
export type FollowParams = z.output<typeof params>
