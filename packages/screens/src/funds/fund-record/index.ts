import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { FundRecordScreen } from './FundRecordScreen.tsx'
import { type FundRecordParams, params } from './params.ts'

export { FundRecordScreen }

export const chunk: ScreenChunk<FundRecordParams> = screenChunk(FundRecordScreen, params)
