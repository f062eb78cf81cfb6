import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { OverTheCounterScreen } from './OverTheCounterScreen.tsx'

export { OverTheCounterScreen }

export const chunk: ScreenChunk = screenChunk(OverTheCounterScreen)
