import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { CopyTradingScreen } from './CopyTradingScreen.tsx'
import { type CopyTradingParams, params } from './params.ts'

export { CopyTradingScreen }

export const chunk: ScreenChunk<CopyTradingParams> = screenChunk(CopyTradingScreen, params)
