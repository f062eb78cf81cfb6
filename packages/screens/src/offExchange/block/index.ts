import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { BlockScreen } from './BlockScreen.tsx'
import { type BlockParams, params } from './params.ts'

export { BlockScreen }

export const chunk: ScreenChunk<BlockParams> = screenChunk(BlockScreen, params)
