import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { StockDetailScreen } from './StockDetailScreen.tsx'
import { type StockDetailParams, params } from './params.ts'

export { StockDetailScreen }

export const chunk: ScreenChunk<StockDetailParams> = screenChunk(StockDetailScreen, params)
