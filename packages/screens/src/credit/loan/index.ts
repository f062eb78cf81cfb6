import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { LoanScreen, RepaymentScreen } from './LoanScreen.tsx'

export { LoanScreen, RepaymentScreen }

export const chunk: ScreenChunk = screenChunk(LoanScreen)
export const repaymentChunk: ScreenChunk = screenChunk(RepaymentScreen)
