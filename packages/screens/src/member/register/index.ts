import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { RegisterScreen } from './RegisterScreen.tsx'
import { type RegisterParams, params } from './params.ts'

export { RegisterScreen }

export const chunk: ScreenChunk<RegisterParams> = screenChunk(RegisterScreen, params)
