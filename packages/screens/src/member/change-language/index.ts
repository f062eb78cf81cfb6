import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { ChangeLanguageScreen } from './ChangeLanguageScreen.tsx'

export { ChangeLanguageScreen }

export const chunk: ScreenChunk = screenChunk(ChangeLanguageScreen)
