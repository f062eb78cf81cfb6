import { type RunOnWire, contract } from '@onelot/api-client'
import type { DrawnBroker, DrawnMember } from '../../../../anyCommands/drawnBroker.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { answerTo } from '../../../../anyCommands/reads.ts'
import { sendSomehow } from '../../../../anyCommands/sending.ts'
import { type Act, defineActs, anyShare } from '../../../../anyCommands/moduleActs.ts'

const calls = contract.strategies
const DAY_MS = 86_400_000
const strategies = [
  { kind: 'crossing', fast: 2, slow: 5 },
  { kind: 'breakout', k: '0.1' },
  { kind: 'grid', levels: 4, width: '0.02' },
] as const
const amounts = { KRW: ['1000000', '5000000'], USD: ['1000', '9000'], THB: ['10000', '70000'] } as const

const begin: Act = async (drawn, who, step) => {
  const { pick } = step
  const instrument = anyShare(drawn, step)
  if (instrument === undefined) return
  const { currency } = instrument
  const of = currency === 'KRW' ? amounts.KRW : currency === 'USD' ? amounts.USD : amounts.THB
  const asked = {
    instrument: instrument.id,
    strategy: nth(strategies, pick >> 2),
    amount: pick % 19 === 0 ? '1' : nth(of, pick >> 4),
    term: pick % 4 === 0 ? 20 : 5,
  }
  await sendSomehow(drawn, who, calls.strategiesSubmit.path, asked, pick)
}

async function runsOf(drawn: DrawnBroker, who: DrawnMember): Promise<readonly RunOnWire[]> {
  const found = await answerTo(drawn, who, calls.strategiesList, { pageSize: 20 })
  return found?.runs.filter(({ ended }) => ended === undefined) ?? []
}

const onRun =
  (path: string, isMeant: (run: RunOnWire) => boolean): Act =>
  async (drawn, who, { pick }) => {
    const runs = await runsOf(drawn, who)
    const run = nth(pick % 9 === 0 ? runs : runs.filter(isMeant), pick >> 3)
    if (run) await sendSomehow(drawn, who, path, { run: run.id }, pick)
  }

const isWaiting = ({ progress }: RunOnWire) => progress === 'waiting'

/** One that has just begun, where none waits for its first opening. */
const cancel: Act = async (drawn, who, step) => {
  if (!(await runsOf(drawn, who)).some(isWaiting)) await begin(drawn, who, step)
  await onRun(calls.strategiesCancel.path, isWaiting)(drawn, who, step)
}

const isRunning = ({ progress }: RunOnWire) => progress === 'running'

/** One that has traded for a day, where none goes on. */
const end: Act = async (drawn, who, step) => {
  if (!(await runsOf(drawn, who)).some(isRunning)) {
    await begin(drawn, who, step)
    drawn.pass(DAY_MS)
    await drawn.tick()
  }
  await onRun(calls.strategiesEnd.path, isRunning)(drawn, who, step)
}

export const acts = defineActs({
  acts: {
    beginRun: begin,
    cancelRun: cancel,
    endRun: end,
  },
  drawn: [
    [8, 'beginRun'],
    [6, 'cancelRun'],
    [3, 'endRun'],
  ],
  kinds: ['strategies/submit', 'strategies/cancel', 'strategies/end', 'strategies.close'],
})
