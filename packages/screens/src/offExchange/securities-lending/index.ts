import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { SecuritiesLendingScreen } from './SecuritiesLendingScreen.tsx'

export { SecuritiesLendingScreen }

export const chunk: ScreenChunk = screenChunk(SecuritiesLendingScreen)
