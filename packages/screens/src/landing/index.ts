import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { LandingScreen } from './LandingScreen.tsx'

export { LandingScreen }

export const chunk: ScreenChunk = screenChunk(LandingScreen)
