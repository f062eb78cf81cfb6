import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'

export { SettingsScreen }

export const chunk: ScreenChunk = screenChunk(SettingsScreen)
