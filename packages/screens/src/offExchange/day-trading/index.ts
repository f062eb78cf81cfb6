import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { DayTradingScreen } from './DayTradingScreen.tsx'

export { DayTradingScreen }

export const chunk: ScreenChunk = screenChunk(DayTradingScreen)
