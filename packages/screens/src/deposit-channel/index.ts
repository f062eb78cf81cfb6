import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { DepositChannelScreen } from './DepositChannelScreen.tsx'
import { type DepositChannelParams, params } from './params.ts'

export { DepositChannelScreen }

export const chunk: ScreenChunk<DepositChannelParams> = screenChunk(DepositChannelScreen, params)
