import { placementIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

export const params = z.object({ placement: placementIdText })
export type PlacementParams = z.output<typeof params>
