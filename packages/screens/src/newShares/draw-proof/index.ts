import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { DrawProofScreen } from './DrawProofScreen.tsx'
import { type DrawProofParams, params } from './params.ts'

export { DrawProofScreen }

export const chunk: ScreenChunk<DrawProofParams> = screenChunk(DrawProofScreen, params)
