import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { AboutUsScreen } from './AboutUsScreen.tsx'

export { AboutUsScreen }

export const chunk: ScreenChunk = screenChunk(AboutUsScreen)
