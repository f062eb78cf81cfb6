import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { HomeScreen } from './HomeScreen.tsx'

export { HomeScreen }

export const chunk: ScreenChunk = screenChunk(HomeScreen)
