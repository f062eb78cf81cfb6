import { blockActs } from './blockActs.ts'
import { copyActs } from './copyActs.ts'
import { dayTradeActs } from './dayTradeActs.ts'
import { electionActs } from './electionActs.ts'
import { increaseActs } from './increaseActs.ts'
import { lendingActs } from './lendingActs.ts'
import { loanActs } from './loanActs.ts'
import { placementActs } from './placementActs.ts'
import type { ProductActs } from './productActs.ts'
import { strategyActs } from './strategyActs.ts'

/** Products whose commands are drawn: one line each. */
export const products: readonly ProductActs[] = [
  blockActs,
  placementActs,
  increaseActs,
  dayTradeActs,
  lendingActs,
  electionActs,
  loanActs,
  copyActs,
  strategyActs,
]
