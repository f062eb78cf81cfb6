import { reviewMode } from '../modules/funds/requests/testing/reviewMode.ts'
import { payeesOf } from './inAccount.ts'
import { defineActs } from './moduleActs.ts'
import { nth } from './nth.ts'
import { asking } from './sending.ts'

const askPlan = asking(({ state, step: { pick, ticks } }) => {
  const money = { currency: pick % 3 === 0 ? 'KRW' : 'USD', amount: String(1 + Math.abs(ticks)) }
  const payee = pick % 2 === 0 ? nth(payeesOf(state), pick >> 4)?.id : undefined
  return { path: 'testPlans/ask', body: { money, payee } }
})

export const acts = defineActs({
  acts: { askPlan, reviewPlans: reviewMode('testPlans.plan') },
  byOperator: ['reviewPlans'],
  drawn: [
    [10, 'askPlan'],
    [3, 'reviewPlans'],
  ],
  kinds: ['testPlans/ask', 'testPlans.end'],
})
