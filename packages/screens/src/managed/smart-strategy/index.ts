import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { SmartStrategyScreen } from './SmartStrategyScreen.tsx'
import { type SmartStrategyParams, params } from './params.ts'

export { SmartStrategyScreen }

export const chunk: ScreenChunk<SmartStrategyParams> = screenChunk(SmartStrategyScreen, params)
