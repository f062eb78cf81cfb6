import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { PersonalDetailsScreen } from './PersonalDetailsScreen.tsx'

export { PersonalDetailsScreen }

export const chunk: ScreenChunk = screenChunk(PersonalDetailsScreen)
