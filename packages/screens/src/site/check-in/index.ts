import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { CheckInScreen } from './CheckInScreen.tsx'

export { CheckInScreen }

export const chunk: ScreenChunk = screenChunk(CheckInScreen)
