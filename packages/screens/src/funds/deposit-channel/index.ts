import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { DepositChannelScreen } from './DepositChannelScreen.tsx'
import { type DepositChannelParams, params } from './params.ts'

export { DepositChannelScreen }

export const chunk: ScreenChunk<DepositChannelParams> = screenChunk(DepositChannelScreen, params)
