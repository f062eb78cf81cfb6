import type { OfferOnWire } from '@onelot/api-client'
import type { ProductDate } from '@onelot/ui'

/** The dates of an offer by the texts that name them. */
export const momentNames = ['apply', 'draw', 'pay', 'issue', 'list'] as const
export type MomentName = (typeof momentNames)[number]

/** What happens to an offer, in its order; applying and paying last from one moment to another. */
export function momentsOf(
  { dates }: Pick<OfferOnWire, 'dates'>,
  names: readonly MomentName[],
  labelOf: (name: MomentName) => string,
): readonly ProductDate[] {
  const spans: Readonly<Record<MomentName, Pick<ProductDate, 'from' | 'to'>>> = {
    apply: { from: dates.opensAt, to: dates.closesAt },
    draw: { from: dates.drawsAt },
    pay: { from: dates.paymentFrom, to: dates.paymentTo },
    issue: { from: dates.issuesAt },
    list: { from: dates.listsAt },
  }
  return names.map((name) => ({ id: name, label: labelOf(name), ...spans[name] }))
}
