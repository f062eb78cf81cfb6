import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { OffersScreen } from './OffersScreen.tsx'

export { OffersScreen }

export const chunk: ScreenChunk = screenChunk(OffersScreen)
