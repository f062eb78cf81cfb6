import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { PositionDetailScreen } from './PositionDetailScreen.tsx'
import { type PositionDetailParams, params } from './params.ts'

export { PositionDetailScreen }

export const chunk: ScreenChunk<PositionDetailParams> = screenChunk(PositionDetailScreen, params)
