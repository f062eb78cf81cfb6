import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { StartScreen } from './StartScreen.tsx'

export { StartScreen }

export const chunk: ScreenChunk = screenChunk(StartScreen)
