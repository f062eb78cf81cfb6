import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { LanguageFirstScreen } from './LanguageFirstScreen.tsx'

export { LanguageFirstScreen }

export const chunk: ScreenChunk = screenChunk(LanguageFirstScreen)
