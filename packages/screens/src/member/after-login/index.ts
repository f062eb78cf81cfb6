import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { AfterLoginScreen } from './AfterLoginScreen.tsx'
import { type AfterLoginParams, params } from './params.ts'

export { AfterLoginScreen }

export const chunk: ScreenChunk<AfterLoginParams> = screenChunk(AfterLoginScreen, params)
