import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { DevicesScreen } from './DevicesScreen.tsx'

export { DevicesScreen }

export const chunk: ScreenChunk = screenChunk(DevicesScreen)
