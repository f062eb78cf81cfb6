import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { AddBankCardScreen } from './AddBankCardScreen.tsx'

export { AddBankCardScreen }

export const chunk: ScreenChunk = screenChunk(AddBankCardScreen)
