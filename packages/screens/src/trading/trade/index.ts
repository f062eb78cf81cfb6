import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { TradeScreen } from './TradeScreen.tsx'
import { type TradeParams, params } from './params.ts'

export { TradeScreen }

export const chunk: ScreenChunk<TradeParams> = screenChunk(TradeScreen, params)
