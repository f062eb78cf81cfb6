import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { ExtendedHoursScreen } from './ExtendedHoursScreen.tsx'

export { ExtendedHoursScreen }

export const chunk: ScreenChunk = screenChunk(ExtendedHoursScreen)
