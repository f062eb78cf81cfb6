import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { IncreaseDetailScreen } from './IncreaseDetailScreen.tsx'
import { type IncreaseParams, params } from './params.ts'

export { IncreaseDetailScreen }

export const chunk: ScreenChunk<IncreaseParams> = screenChunk(IncreaseDetailScreen, params)
