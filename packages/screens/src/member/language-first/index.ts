import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { LanguageFirstScreen } from './LanguageFirstScreen.tsx'

export { LanguageFirstScreen }

export const chunk: ScreenChunk = screenChunk(LanguageFirstScreen)
