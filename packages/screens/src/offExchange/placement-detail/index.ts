import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { PlacementDetailScreen } from './PlacementDetailScreen.tsx'
import { type PlacementParams, params } from './params.ts'

export { PlacementDetailScreen }

export const chunk: ScreenChunk<PlacementParams> = screenChunk(PlacementDetailScreen, params)
