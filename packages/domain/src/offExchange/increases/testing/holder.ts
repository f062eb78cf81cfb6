import { accountId, instrumentId } from '../../../base/ids.ts'
import { type Instant, instant, localDate, plusMs } from '../../../base/instant.ts'
import type { AnnouncedRights } from '../../../base/instruments/announced.ts'
import { type Balances, post } from '../../../base/ledger/ledger.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { money } from '../../../base/money/money.ts'
import { type IncreasesCommand, type IncreasesContext, type IncreasesState, increases } from '../module.ts'

const at = (text: string): Instant => instant(Date.parse(text))

/** 3 new shares for 20 at 8,400 won; counted on 12 March, to be used from the 16th to the 27th at 16:00 in Seoul. */
export const increase: AnnouncedRights = {
  id: 'R1',
  kind: 'rights',
  instrument: instrumentId('KRX:990010'),
  market: 'KRX',
  announcedAt: at('2026-03-02T00:00:00Z'),
  exDate: localDate('2026-03-12'),
  opensAt: at('2026-03-11T23:00:00Z'),
  ratio: { to: 3, from: 20 },
  price: decimal('8400'),
  currency: 'KRW',
  from: at('2026-03-16T00:00:00Z'),
  to: at('2026-03-27T07:00:00Z'),
  lockedUntil: at('2026-04-10T00:00:00Z'),
}

/** 300,000 won, of which 50,000 are on hold for something else. */
export const funds: Balances = post({}, [
  { from: 'external', to: 'available', money: money('KRW', '300000'), reason: 'practiceMoney', ref: 'A1' },
  { from: 'available', to: 'frozen', money: money('KRW', '50000'), reason: 'orderFrozen', ref: 'P1' },
])

/** Nothing stands in the way, while rights can be used. */
export const free: IncreasesContext = {
  now: plusMs(increase.from, 1),
  newId: 'one',
  ledger: funds,
  offered: true,
  account: accountId('A1'),
  restrictions: [],
  realName: 'passed',
  isBlocked: false,
  increase,
  over: undefined,
  isExpected: true,
  hadRights: false,
}

export const count = (shares: number): IncreasesCommand => ({ kind: 'increases.grant', increase, shares })
export const apply = (shares: number): IncreasesCommand => ({
  kind: 'increases.apply',
  increase: increase.id,
  shares,
})
export const cancel: IncreasesCommand = { kind: 'increases.cancel', increase: increase.id }
export const close: IncreasesCommand = {
  kind: 'increases.close',
  owner: `increases ${increase.id}`,
}

export const decide = (
  command: IncreasesCommand,
  state: IncreasesState = increases.initial,
  more: Partial<IncreasesContext> = {},
) => increases.decide(command, state, { ...free, ...more })

/** What a command leads to. @throws Error where it is refused */
export function eventsOf(...asked: Parameters<typeof decide>) {
  const decided = decide(...asked)
  if (!decided.ok) throw new Error(decided.refusal.code)
  return decided.value.events
}

export function after(
  commands: readonly IncreasesCommand[],
  more: Partial<IncreasesContext> = {},
): IncreasesState {
  let so = increases.initial
  for (const command of commands)
    for (const event of eventsOf(command, so, more)) so = increases.evolve(so, event)
  return so
}

/** Of 197 own shares: 29 rights. */
export const granted = after([count(197)], { now: increase.opensAt })
