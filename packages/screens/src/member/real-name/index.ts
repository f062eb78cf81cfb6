import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { RealNameScreen } from './RealNameScreen.tsx'

export { RealNameScreen }

export const chunk: ScreenChunk = screenChunk(RealNameScreen)
