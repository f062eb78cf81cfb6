import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { WithdrawScreen } from './WithdrawScreen.tsx'
import { type WithdrawParams, params } from './params.ts'

export { WithdrawScreen }

export const chunk: ScreenChunk<WithdrawParams> = screenChunk(WithdrawScreen, params)
