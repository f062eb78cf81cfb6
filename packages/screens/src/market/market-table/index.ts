import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { MarketTableScreen } from './MarketTableScreen.tsx'

export { MarketTableScreen }

export const chunk: ScreenChunk = screenChunk(MarketTableScreen)
