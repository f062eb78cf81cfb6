import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { CodeInboxScreen } from './CodeInboxScreen.tsx'

export { CodeInboxScreen }

export const chunk: ScreenChunk = screenChunk(CodeInboxScreen)
