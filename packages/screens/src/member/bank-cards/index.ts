import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { BankCardsScreen } from './BankCardsScreen.tsx'

export { BankCardsScreen }

export const chunk: ScreenChunk = screenChunk(BankCardsScreen)
