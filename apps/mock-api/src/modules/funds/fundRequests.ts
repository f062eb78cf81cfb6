import { type AccountId, FUND_ZONE, type FundWindow, type Kind, flowsByMonth } from '@onelot/domain'
import type { MonthOnWire } from '@onelot/api-client'
import type { Services } from '../../services.ts'
import { type RequestsAsked, filterOf, rowsOfCurrency } from '../base/requestsOfKind.ts'
import { requestInRow } from '../base/reviewed.ts'
import { monthOnWire } from './recordMonths.ts'

/** The months in which requests of a kind were submitted, with what those that have passed add up to. */
export async function monthsOfKind(
  services: Services,
  account: AccountId,
  kind: Kind,
  asked: RequestsAsked & { readonly zone: string },
): Promise<MonthOnWire[]> {
  const rows = await rowsOfCurrency(services, filterOf(account, kind, asked), asked)
  const flows = rows.map(({ row }) => {
    const record = requestInRow(row)
    const hasPassed = record.end?.ending === 'passed'
    return { at: record.submittedAt, money: hasPassed ? asked.moneyOf(record) : undefined }
  })
  return flowsByMonth(flows, asked.zone).map(monthOnWire(asked.zone))
}

export function windowOnWire(window: FundWindow) {
  const { from, to, days } = window.hours
  const hours = { isOpen: window.isOpen, from, to, days, zone: FUND_ZONE }
  return window.isOpen ? { ...hours, until: window.until } : { ...hours, opensAt: window.opensAt }
}
