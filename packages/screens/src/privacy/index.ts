import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { PrivacyScreen } from './PrivacyScreen.tsx'

export { PrivacyScreen }

export const chunk: ScreenChunk = screenChunk(PrivacyScreen)
