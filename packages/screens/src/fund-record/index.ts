import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { FundRecordScreen } from './FundRecordScreen.tsx'

export { FundRecordScreen }

export const chunk: ScreenChunk = screenChunk(FundRecordScreen)
