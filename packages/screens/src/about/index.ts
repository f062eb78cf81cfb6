import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { AboutScreen } from './AboutScreen.tsx'

export { AboutScreen }

export const chunk: ScreenChunk = screenChunk(AboutScreen)
