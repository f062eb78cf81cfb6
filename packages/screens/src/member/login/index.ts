import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { LoginScreen } from './LoginScreen.tsx'

export { LoginScreen }

export const chunk: ScreenChunk = screenChunk(LoginScreen)
