import { type PriceAlertOnWire, contract } from '@onelot/api-client'
import { type PriceAlert, accountStream, ok, sliceOf } from '@onelot/domain'
import { priceAlerts as rules } from '@onelot/domain/modules/market/priceAlerts'
import { type Route, memberRead, memberWrite } from '../../../http/route.ts'
import type { Plan } from '../../../kernel/plan.ts'
import { decidedForMember } from '../../base/decided.ts'
import { namedInstruments } from '../../base/named.ts'

const { priceAlertsList, priceAlertsCreate, priceAlertsChange, priceAlertsSwitch, priceAlertsDelete } =
  contract.priceAlerts

function onWire(alert: PriceAlert): PriceAlertOnWire {
  const { id, instrument, condition, repeat, note, level, on, wait, createdAt, expiresAt, fired } = alert
  return { id, instrument, condition, repeat, note, level, on, wait, createdAt, expiresAt, fired }
}

const alertsOf = (state: Plan['after']): readonly PriceAlert[] =>
  Object.values<PriceAlert>(sliceOf(state, rules).alerts)

/** @throws Error where the plan has no such alert */
function alertIn({ after }: Plan, isIt: (alert: PriceAlert) => boolean): PriceAlertOnWire {
  const alert = alertsOf(after).find(isIt)
  if (alert === undefined) throw new Error('an alert was accepted and is not kept')
  return onWire(alert)
}

export const routes: readonly Route[] = [
  memberRead(priceAlertsList, async ({ instrument }, { services, account }) => {
    const { state } = await services.streams.load(accountStream(account))
    const all = alertsOf(state).filter((one) => instrument === undefined || one.instrument === instrument)
    const alerts = all.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    return ok({
      alerts: alerts.map(onWire),
      instruments: namedInstruments(
        services,
        alerts.map((one) => one.instrument),
      ),
    })
  }),

  memberWrite(priceAlertsCreate, async (terms, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'priceAlerts.create', terms })
    if (!decided.ok) return decided
    const plan = decided.value
    const before = new Set(alertsOf(plan.before).map(({ id }) => id))
    return ok({ data: { alert: alertIn(plan, ({ id }) => !before.has(id)) }, plan })
  }),

  memberWrite(priceAlertsChange, async ({ alert, ...terms }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'priceAlerts.change', alert, terms })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: { alert: alertIn(plan, ({ id }) => id === alert) }, plan })
  }),

  memberWrite(priceAlertsSwitch, async ({ alert, on }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'priceAlerts.switch', alert, on })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: { alert: alertIn(plan, ({ id }) => id === alert) }, plan })
  }),

  memberWrite(priceAlertsDelete, async ({ alert }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'priceAlerts.delete', alert })
    return decided.ok ? ok({ data: {}, plan: decided.value }) : decided
  }),
]
