import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { AboutScreen } from './AboutScreen.tsx'

export { AboutScreen }

export const chunk: ScreenChunk = screenChunk(AboutScreen)
