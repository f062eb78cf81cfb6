import { alertsOf } from '../../../../anyCommands/inAccount.ts'
import { defineActs } from '../../../../anyCommands/moduleActs.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { type Quoted, anyInstrument, beside, quoted } from '../../../../anyCommands/quoted.ts'
import { asking } from '../../../../anyCommands/sending.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'

function conditionFor(at: Quoted, pick: number, { ticks, side }: Drawn) {
  const direction = side === 'long' ? 'rises' : 'falls'
  if (pick % 3 === 0) return { kind: 'percent', direction, percent: String(1 + (Math.abs(ticks) % 9)) }
  const away = 1 + (Math.abs(ticks) % 30)
  return { kind: 'price', direction, price: beside(at, side === 'long' ? away : -away) }
}

const termsFor = (at: Quoted, step: Drawn) => ({
  condition: conditionFor(at, step.pick >> 2, step),
  repeat: step.pick % 2 === 0 ? 'once' : 'daily',
})

export const createAlert = asking(({ drawn, step }) => {
  const at = quoted(drawn, anyInstrument(drawn, step).id)
  return at && { path: 'priceAlerts/create', body: { instrument: at.instrument.id, ...termsFor(at, step) } }
})

const changeAlert = asking(({ drawn, state, step }) => {
  const alert = nth(alertsOf(state), step.pick >> 3)
  const at = alert && quoted(drawn, alert.instrument)
  return at && { path: 'priceAlerts/change', body: { alert: alert.id, ...termsFor(at, step) } }
})

/** Now and then to what it is. */
const switchAlert = asking(({ state, step: { pick } }) => {
  const alert = nth(alertsOf(state), pick >> 3)
  const on = pick % 5 === 0 ? alert?.on : alert?.on === false
  return alert && { path: 'priceAlerts/switch', body: { alert: alert.id, on } }
})

const deleteAlert = asking(({ state, step: { pick } }) => {
  const alert = nth(alertsOf(state), pick >> 3)
  return alert && { path: 'priceAlerts/delete', body: { alert: alert.id } }
})

export const acts = defineActs({
  acts: { createAlert, changeAlert, switchAlert, deleteAlert },
  drawn: [
    [13, 'createAlert'],
    [6, 'changeAlert', 'switchAlert'],
    [5, 'deleteAlert'],
  ],
  kinds: [
    'priceAlerts/create',
    'priceAlerts/change',
    'priceAlerts/switch',
    'priceAlerts/delete',
    'priceAlerts.fire',
    'priceAlerts.comeBack',
    'priceAlerts.newDay',
    'priceAlerts.expire',
    'priceAlerts.endDelisted',
    'priceAlerts.noteSplit',
    'priceAlerts.rebase',
  ],
})
