import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { MarketTableScreen } from './MarketTableScreen.tsx'

export { MarketTableScreen }

export const chunk: ScreenChunk = screenChunk(MarketTableScreen)
