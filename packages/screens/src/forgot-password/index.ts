import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

export { ForgotPasswordScreen }

export const chunk: ScreenChunk = screenChunk(ForgotPasswordScreen)
