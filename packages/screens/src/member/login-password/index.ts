import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { LoginPasswordScreen } from './LoginPasswordScreen.tsx'

export { LoginPasswordScreen }

export const chunk: ScreenChunk = screenChunk(LoginPasswordScreen)
