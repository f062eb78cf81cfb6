import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { CloseAccountScreen } from './CloseAccountScreen.tsx'

export { CloseAccountScreen }

export const chunk: ScreenChunk = screenChunk(CloseAccountScreen)
