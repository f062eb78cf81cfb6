import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'

export { SettingsScreen }

export const chunk: ScreenChunk = screenChunk(SettingsScreen)
