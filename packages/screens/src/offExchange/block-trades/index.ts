import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { BlockTradesScreen } from './BlockTradesScreen.tsx'

export { BlockTradesScreen }

export const chunk: ScreenChunk = screenChunk(BlockTradesScreen)
