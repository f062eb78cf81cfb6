import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { OfferScreen } from './OfferScreen.tsx'
import { type OfferParams, params } from './params.ts'

export { OfferScreen }

export const chunk: ScreenChunk<OfferParams> = screenChunk(OfferScreen, params)
