import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { PerformanceScreen } from './PerformanceScreen.tsx'

export { PerformanceScreen }

export const chunk: ScreenChunk = screenChunk(PerformanceScreen)
