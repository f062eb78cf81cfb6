import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { DevicesScreen } from './DevicesScreen.tsx'

export { DevicesScreen }

export const chunk: ScreenChunk = screenChunk(DevicesScreen)
