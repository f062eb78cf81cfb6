import { alertsAndMessages } from './scripts/alerts.ts'
import { closing, manyPositions, operatorPrices, sessionEnds } from './scripts/closing.ts'
import { exchangeHours } from './scripts/exchange.ts'
import { marketReads, streams } from './scripts/market.ts'
import { margin, membership, restricted } from './scripts/members.ts'
import { faulty, operatorActions, repeats, saleLocks, tooFrequent } from './scripts/operator.ts'
import { orderChanges, protection } from './scripts/orderChanges.ts'
import { orders, refusals } from './scripts/orders.ts'
import { threeDays } from './scripts/threeDays.ts'
import { watchlist } from './scripts/watchlist.ts'
import type { Script } from './steps.ts'

/** Everything that has a recording in `recorded/`. */
export const scripts: readonly Script[] = [
  membership,
  margin,
  restricted,
  marketReads,
  streams,
  orders,
  refusals,
  orderChanges,
  protection,
  closing,
  operatorPrices,
  sessionEnds,
  manyPositions,
  exchangeHours,
  saleLocks,
  repeats,
  tooFrequent,
  operatorActions,
  faulty,
  threeDays,
  watchlist,
  alertsAndMessages,
]
