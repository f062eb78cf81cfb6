import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { SeatAccountScreen } from './SeatAccountScreen.tsx'

export { SeatAccountScreen }

export const chunk: ScreenChunk = screenChunk(SeatAccountScreen)
