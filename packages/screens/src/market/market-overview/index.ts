import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { MarketOverviewScreen } from './MarketOverviewScreen.tsx'

export { MarketOverviewScreen }

export const chunk: ScreenChunk = screenChunk(MarketOverviewScreen)
