import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { ExchangeScreen } from './ExchangeScreen.tsx'
import { type ExchangeParams, params } from './params.ts'

export { ExchangeScreen }

export const chunk: ScreenChunk<ExchangeParams> = screenChunk(ExchangeScreen, params)
