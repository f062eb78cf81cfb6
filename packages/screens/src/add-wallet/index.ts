import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { AddWalletScreen } from './AddWalletScreen.tsx'

export { AddWalletScreen }

export const chunk: ScreenChunk = screenChunk(AddWalletScreen)
