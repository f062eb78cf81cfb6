import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { RequestScreen } from './RequestScreen.tsx'
import { type RequestParams, params } from './params.ts'

export { RequestScreen }

export const chunk: ScreenChunk<RequestParams> = screenChunk(RequestScreen, params)
