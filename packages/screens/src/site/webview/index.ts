import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { WebviewScreen } from './WebviewScreen.tsx'
import { type WebviewParams, params } from './params.ts'

export { WebviewScreen }

export const chunk: ScreenChunk<WebviewParams> = screenChunk(WebviewScreen, params)
