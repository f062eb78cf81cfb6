import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { MineScreen } from './MineScreen.tsx'

export { MineScreen }

export const chunk: ScreenChunk = screenChunk(MineScreen)
