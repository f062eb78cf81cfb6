import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { AddWalletScreen } from './AddWalletScreen.tsx'

export { AddWalletScreen }

export const chunk: ScreenChunk = screenChunk(AddWalletScreen)
