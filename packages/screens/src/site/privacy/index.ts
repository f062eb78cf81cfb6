import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { PrivacyScreen } from './PrivacyScreen.tsx'

export { PrivacyScreen }

export const chunk: ScreenChunk = screenChunk(PrivacyScreen)
