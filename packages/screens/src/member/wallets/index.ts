import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { WalletsScreen } from './WalletsScreen.tsx'

export { WalletsScreen }

export const chunk: ScreenChunk = screenChunk(WalletsScreen)
