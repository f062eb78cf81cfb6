import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { MentorScreen } from './MentorScreen.tsx'
import { type MentorParams, params } from './params.ts'

export { MentorScreen }

export const chunk: ScreenChunk<MentorParams> = screenChunk(MentorScreen, params)
