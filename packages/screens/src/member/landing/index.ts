import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { LandingScreen } from './LandingScreen.tsx'

export { LandingScreen }

export const chunk: ScreenChunk = screenChunk(LandingScreen)
