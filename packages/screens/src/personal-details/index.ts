import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { PersonalDetailsScreen } from './PersonalDetailsScreen.tsx'

export { PersonalDetailsScreen }

export const chunk: ScreenChunk = screenChunk(PersonalDetailsScreen)
