import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { ApplicationScreen } from './ApplicationScreen.tsx'
import { type ApplicationParams, params } from './params.ts'

export { ApplicationScreen }

export const chunk: ScreenChunk<ApplicationParams> = screenChunk(ApplicationScreen, params)
