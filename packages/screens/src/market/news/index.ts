import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { NewsScreen } from './NewsScreen.tsx'

export { NewsScreen }

export const chunk: ScreenChunk = screenChunk(NewsScreen)
