import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { SmartOrdersScreen } from './SmartOrdersScreen.tsx'
import { type SmartOrdersParams, params } from './params.ts'

export { SmartOrdersScreen }

export const chunk: ScreenChunk<SmartOrdersParams> = screenChunk(SmartOrdersScreen, params)
