import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

export { ForgotPasswordScreen }

export const chunk: ScreenChunk = screenChunk(ForgotPasswordScreen)
