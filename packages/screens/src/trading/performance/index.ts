import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { PerformanceScreen } from './PerformanceScreen.tsx'

export { PerformanceScreen }

export const chunk: ScreenChunk = screenChunk(PerformanceScreen)
