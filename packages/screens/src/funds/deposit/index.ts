import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { DepositScreen } from './DepositScreen.tsx'
import { type DepositParams, params } from './params.ts'

export { DepositScreen }

export const chunk: ScreenChunk<DepositParams> = screenChunk(DepositScreen, params)
