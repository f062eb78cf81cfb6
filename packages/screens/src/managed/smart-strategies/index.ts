import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { SmartStrategiesScreen } from './SmartStrategiesScreen.tsx'
import { type SmartStrategiesParams, params } from './params.ts'

export { SmartStrategiesScreen }

export const chunk: ScreenChunk<SmartStrategiesParams> = screenChunk(SmartStrategiesScreen, params)
