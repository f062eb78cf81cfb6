import {
  type AccountCommand,
  type AccountId,
  type Decimal,
  type Instant,
  type InstrumentId,
  type Refusal,
  type Result,
  epochMs,
  invalid,
  no,
  ok,
  refuse,
} from '@onelot/domain'
import type { Override } from '../market/overrides.ts'
import { StoreConflict } from '../store/port.ts'
import type { ControlValues } from './controls.ts'
import type { House } from './house.ts'
import { phoneDigest } from './members.ts'
import { decideStanding } from './trading.ts'

/** What stands for a member: the account, or the phone number it was opened with. */
export type MemberName = { readonly account: AccountId } | { readonly phone: string }

/** What an operator can do (DESIGN 4). Time is moved by the broker, which also fires what then is due. */
export interface Operator {
  /** The price stands at `price` from now on; undefined lets it run again. */
  setPrice(instrument: InstrumentId, price: Decimal | undefined): Promise<Result<void>>
  setHalt(instrument: InstrumentId, halted: boolean): Promise<Result<void>>
  delist(instrument: InstrumentId): Promise<Result<void>>
  setStanding(member: MemberName, command: AccountCommand): Promise<Result<void>>
  setControls(patch: Partial<ControlValues>): Promise<void>
  /** The offset that makes it `to` now; time does not run backwards. */
  offsetTo(to: Instant): Result<number>
}

export function createOperator(house: House): Operator {
  const { controls, clock, market, store } = house
  const unknown = no(invalid({ instrument: 'unknown' }))

  /** Ends what the operator had set of a kind, and sets it anew where asked. */
  async function override(
    kind: 'price' | 'halt',
    instrument: InstrumentId,
    begins: Override | undefined,
  ): Promise<Result<void>> {
    if (market.listing(instrument) === undefined) return unknown
    const now = clock.now()
    const ended = controls.current.overrides.map((old) =>
      old.kind === kind && old.instrument === instrument && old.until === undefined
        ? { ...old, until: now }
        : old,
    )
    await controls.set({ overrides: begins === undefined ? ended : [...ended, begins] })
    return ok(undefined)
  }

  async function accountOf(name: MemberName): Promise<AccountId | undefined> {
    if ('account' in name) return name.account
    return (await store.member({ phone: await phoneDigest(house, name.phone) }))?.account
  }

  return {
    setPrice: (instrument, price) =>
      override(
        'price',
        instrument,
        price === undefined ? undefined : { kind: 'price', instrument, price, from: clock.now() },
      ),
    setHalt: (instrument, halted) =>
      override('halt', instrument, halted ? { kind: 'halt', instrument, from: clock.now() } : undefined),
    async delist(instrument) {
      if (market.listing(instrument) === undefined) return unknown
      const delisting: Override = { kind: 'delisting', instrument, from: clock.now() }
      await controls.set({ overrides: [...controls.current.overrides, delisting] })
      return ok(undefined)
    },
    async setStanding(name, command): Promise<Result<void, Refusal>> {
      const account = await accountOf(name)
      if (account === undefined) return no(refuse('ACCOUNT_NOT_FOUND', {}))
      for (;;) {
        const decided = await decideStanding(house, account, command, clock.now())
        if (!decided.ok) return no(decided.refusal)
        try {
          await store.append([decided.value.append])
          return ok(undefined)
        } catch (error) {
          if (!(error instanceof StoreConflict)) throw error
        }
      }
    },
    setControls: (patch) => controls.set(patch),
    offsetTo(to) {
      const ahead = epochMs(to) - epochMs(clock.now())
      if (ahead < 0) return no(invalid({ now: 'tooLow' }))
      return ok(controls.current.clockOffsetMs + ahead)
    },
  }
}
