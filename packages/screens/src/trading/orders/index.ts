import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { OrdersScreen } from './OrdersScreen.tsx'
import { type OrdersParams, params } from './params.ts'

export { OrdersScreen }

export const chunk: ScreenChunk<OrdersParams> = screenChunk(OrdersScreen, params)
