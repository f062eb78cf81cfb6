import {
  type Decimal,
  type Instrument,
  type InstrumentId,
  type ModuleCommand,
  type Refusal,
  type Result,
  type SitePatch,
  type StreamId,
  no,
  ok,
  refuse,
} from '@onelot/domain'
import { operatorActor } from './kernel/operatorDecisions.ts'
import { type Failure, retryFailure, storedFailures } from './kernel/failures.ts'
import { BrokenRule, EndedStream } from './kernel/plan.ts'
import {
  type DividendTerms,
  type SplitTerms,
  announceDividend,
  announceSplit,
  delist,
  list,
  setHalt,
  setPrice,
} from './modules/market/listings/operator.ts'
import { type MemberName, setOnMember } from './modules/member/members/operator.ts'
import { type OfferInput, setOffer } from './modules/newShares/offers/operator.ts'
import type { OperatorDesk } from './modules/base/operatorAction.ts'
import { changeSite, moveClock } from './modules/site/site/operator.ts'
import type { Services } from './services.ts'
import type { RecordChange } from './store/lists.ts'

type Done = Promise<Result<void, Refusal>>

/** What an operator can do, for worlds, tests and the demo. The broker moves time, and also carries out what is due then. */
export interface Operator extends OperatorDesk {
  /** The operator of that name, which is kept with what they decide. */
  named(name: string): Operator
  /** The price stays at `price` from now on; undefined lets the simulation go on. */
  setPrice(instrument: InstrumentId, price: Decimal | undefined): Done
  setHalt(instrument: InstrumentId, halted: boolean): Done
  delist(instrument: InstrumentId): Done
  list(listing: Instrument, price: Decimal): Done
  announceDividend(terms: DividendTerms): Done
  announceSplit(terms: SplitTerms): Done
  /** Announces new shares, or changes what has not opened. */
  setOffer(terms: OfferInput): Done
  setOnMember(member: MemberName, command: Parameters<typeof setOnMember>[2]): Done
  changeSite(patch: SitePatch): Done
  /** What was due, or was to be delivered, and was refused; the earliest first. */
  failures(): Promise<readonly Failure[]>
  /** Carries out now what had failed. */
  retryFailure(id: string): Done
  /** Forward only. */
  moveClock(byMs: number, reason?: string): Done
}

/** An operator is answered why what follows a command is refused: nothing of the command was stored. */
async function answered(work: () => Promise<Result<unknown, Refusal>>): Promise<Result<unknown, Refusal>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BrokenRule && error.refusal !== undefined) return no(error.refusal)
    if (error instanceof EndedStream) return no(refuse('ACCOUNT_NOT_FOUND', {}))
    throw error
  }
}

/** `after` carries out what a command has led to: this instance has its values, and processes have finished. */
export function createOperator(services: Services, after: () => Promise<void>): Operator {
  let commands = 0
  async function run(
    actor: string,
    stream: StreamId,
    asked: ModuleCommand,
    records: readonly RecordChange[] = [],
  ): Done {
    commands += 1
    const now = services.clock.now()
    const name = `operator ${now} ${String(commands)} ${services.operatorId}`
    const meta = { actor, command: name, correlation: name }
    await services.settle(stream, now)
    const done = await answered(() =>
      services.commands.run({ stream, command: asked, now, meta }, { records }),
    )
    if (!done.ok) return done
    await after()
    return ok(undefined)
  }
  function operatorOf(name: string | undefined): Operator {
    const actor = operatorActor(name)
    const desk: OperatorDesk = {
      services,
      command: (_module, stream, asked, records) => run(actor, stream, asked, records),
    }
    return {
      ...desk,
      named: operatorOf,
      setPrice: (instrument, price) => setPrice(desk, instrument, price),
      setHalt: (instrument, halted) => setHalt(desk, instrument, halted),
      delist: (instrument) => delist(desk, instrument),
      list: (listing, price) => list(desk, listing, price),
      announceDividend: (terms) => announceDividend(desk, terms),
      announceSplit: (terms) => announceSplit(desk, terms),
      setOffer: (terms) => setOffer(desk, terms),
      setOnMember: (member, asked) => setOnMember(desk, member, asked),
      changeSite: (patch) => changeSite(desk, patch),
      failures: () => storedFailures(services.store),
      async retryFailure(id) {
        const done = await answered(() => retryFailure(services, id, services.clock.now(), actor))
        if (!done.ok) return done
        await after()
        return ok(undefined)
      },
      moveClock: (byMs, reason) => moveClock(desk, byMs, reason),
    }
  }
  return operatorOf(undefined)
}
