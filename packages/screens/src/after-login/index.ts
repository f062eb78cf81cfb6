import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { AfterLoginScreen } from './AfterLoginScreen.tsx'

export { AfterLoginScreen }

export const chunk: ScreenChunk = screenChunk(AfterLoginScreen)
