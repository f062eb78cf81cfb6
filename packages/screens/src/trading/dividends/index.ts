import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { DividendsScreen } from './DividendsScreen.tsx'

export { DividendsScreen }

export const chunk: ScreenChunk = screenChunk(DividendsScreen)
