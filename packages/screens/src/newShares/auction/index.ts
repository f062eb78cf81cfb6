import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { AuctionScreen } from './AuctionScreen.tsx'
import { type AuctionParams, params } from './params.ts'

export { AuctionScreen }

export const chunk: ScreenChunk<AuctionParams> = screenChunk(AuctionScreen, params)
