import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { MarketScreen } from './MarketScreen.tsx'

export { MarketScreen }

export const chunk: ScreenChunk = screenChunk(MarketScreen)
