import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { AddBankCardScreen } from './AddBankCardScreen.tsx'

export { AddBankCardScreen }

export const chunk: ScreenChunk = screenChunk(AddBankCardScreen)
