import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { MessagesScreen } from './MessagesScreen.tsx'

export { MessagesScreen }

export const chunk: ScreenChunk = screenChunk(MessagesScreen)
