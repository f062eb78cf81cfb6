import { closing, operatorPrices, sessionEnds } from './scripts/closing.ts'
import { exchangeHours } from './scripts/exchange.ts'
import { orderChanges, protection } from './scripts/orderChanges.ts'
import { orders } from './scripts/orders.ts'
import { saleLocks } from './scripts/saleLocks.ts'
import { threeDays } from './scripts/threeDays.ts'
import type { Script } from './steps.ts'

/** Everything that has a recording in `recorded/`. */
export const scripts: readonly Script[] = [
  orders,
  orderChanges,
  protection,
  closing,
  operatorPrices,
  sessionEnds,
  exchangeHours,
  saleLocks,
  threeDays,
]
