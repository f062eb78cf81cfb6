import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { NewsDetailScreen } from './NewsDetailScreen.tsx'
import { type NewsDetailParams, params } from './params.ts'

export { NewsDetailScreen }

export const chunk: ScreenChunk<NewsDetailParams> = screenChunk(NewsDetailScreen, params)
