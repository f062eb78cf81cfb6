import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { FollowScreen } from './FollowScreen.tsx'
import { type FollowParams, params } from './params.ts'

export { FollowScreen }

export const chunk: ScreenChunk<FollowParams> = screenChunk(FollowScreen, params)
