import { createElement } from 'react'
import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { loadEngine } from './Chart.tsx'
import { StockDetailScreen } from './StockDetailScreen.tsx'
import { type StockDetailParams, params } from './params.ts'

export { StockDetailScreen }

export const chunk: ScreenChunk<StockDetailParams> = {
  ...screenChunk(StockDetailScreen, params),
  later: loadEngine,
}

/** The same screen by the route of an index. */
export const indexChunk: ScreenChunk<StockDetailParams> = screenChunk(
  ({ instrument }: StockDetailParams) =>
    createElement(StockDetailScreen, { instrument, route: 'indexDetail' }),
  params,
)
