import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { PlacementScreen } from './PlacementScreen.tsx'

export { PlacementScreen }

export const chunk: ScreenChunk = screenChunk(PlacementScreen)
