import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'
import { type ApplicationsParams, params } from './params.ts'

export { ApplicationsScreen }

export const chunk: ScreenChunk<ApplicationsParams> = screenChunk(ApplicationsScreen, params)
