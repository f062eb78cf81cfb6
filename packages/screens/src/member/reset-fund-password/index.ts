import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { ResetFundPasswordScreen } from './ResetFundPasswordScreen.tsx'

export { ResetFundPasswordScreen }

export const chunk: ScreenChunk = screenChunk(ResetFundPasswordScreen)
