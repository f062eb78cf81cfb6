import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { FundPasswordScreen } from './FundPasswordScreen.tsx'

export { FundPasswordScreen }

export const chunk: ScreenChunk = screenChunk(FundPasswordScreen)
