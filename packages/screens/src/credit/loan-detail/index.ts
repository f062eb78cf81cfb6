import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { LoanDetailScreen } from './LoanDetailScreen.tsx'
import { type LoanDetailParams, params } from './params.ts'

export { LoanDetailScreen }

export const chunk: ScreenChunk<LoanDetailParams> = screenChunk(LoanDetailScreen, params)
