import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { WatchlistScreen } from './WatchlistScreen.tsx'

export { WatchlistScreen }

export const chunk: ScreenChunk = screenChunk(WatchlistScreen)
