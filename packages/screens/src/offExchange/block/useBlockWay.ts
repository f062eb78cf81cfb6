import type { BlockTermsOnWire } from '@onelot/api-client'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { type StandingCode, useStandingWay } from '../../parts/sales/useStandingWay.ts'

export type BlockObstacle = BlockTermsOnWire['obstacles'][number]

const isOfAccount = (obstacle: BlockObstacle | undefined): obstacle is StandingCode =>
  obstacle !== 'PRODUCT_UNAVAILABLE' && obstacle !== 'BLOCK_TRADE_CLOSED' && obstacle !== 'PRICE_UNAVAILABLE'

/** Where an obstacle is mended; undefined where only time does, and where nothing has to be. */
export const useBlockWay = (obstacle: BlockObstacle | undefined): RouteTarget | undefined =>
  useStandingWay(isOfAccount(obstacle) ? obstacle : undefined)
