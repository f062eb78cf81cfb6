import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { MessagesScreen } from './MessagesScreen.tsx'

export { MessagesScreen }

export const chunk: ScreenChunk = screenChunk(MessagesScreen)
