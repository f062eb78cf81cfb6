import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { CloseAccountScreen } from './CloseAccountScreen.tsx'

export { CloseAccountScreen }

export const chunk: ScreenChunk = screenChunk(CloseAccountScreen)
