import { positionIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

export const params = z.object({ position: positionIdText })
export type PositionDetailParams = z.output<typeof params>
