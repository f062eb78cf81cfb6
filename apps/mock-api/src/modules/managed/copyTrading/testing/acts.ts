import { type FollowOnWire, contract } from '@onelot/api-client'
import { exact, mentorId, plusMs } from '@onelot/domain'
import type { DrawnBroker, DrawnMember } from '../../../../anyCommands/drawnBroker.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { answerTo } from '../../../../anyCommands/reads.ts'
import { sendSomehow } from '../../../../anyCommands/sending.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'
import { type Act, defineActs, announcements, passReview } from '../../../../anyCommands/moduleActs.ts'

const calls = contract.copyTrading
const DAY_MS = 86_400_000
const announced = announcements('drawn-mentor')
const markets = ['US', 'KRX', 'SET'] as const
/** Of a mentor that takes no followers any more. */
const over = ['PRODUCT_UNAVAILABLE', 'COPY_DEADLINE_EXCEEDED'] as const
const times = ['1', '2', '5', '0.5'] as const
const name = { en: 'Drawn', kor: 'Drawn', tw: 'Drawn' }

/** Trades by averages of two and five days, so that it trades often. */
async function announce(drawn: DrawnBroker, { pick }: Drawn): Promise<void> {
  const market = nth(markets, pick >> 3) ?? 'US'
  const shares = drawn.instruments.filter((one) => one.market === market && one.kind === 'stock')
  if (shares.length === 0) return
  const now = drawn.clock.now()
  await drawn.operate('mentor', {
    mentor: announced.next(drawn),
    name,
    market,
    shares: shares.map(({ id }) => ({ instrument: id, fast: 2, slow: 5 })),
    from: now,
    to: plusMs(now, 60 * DAY_MS),
    termDays: 3 + (pick % 30),
  })
  await drawn.tick()
}

const follow: Act = async (drawn, who, step) => {
  const { pick } = step
  const last = async () =>
    answerTo(drawn, who, calls.copyTradingTerms, { mentor: mentorId(announced.last(drawn)) })
  const known = await last()
  if (known === undefined || over.some((code) => known.obstacles.includes(code))) await announce(drawn, step)
  const mentor = mentorId(announced.last(drawn))
  const found = await answerTo(drawn, who, calls.copyTradingMentor, { mentor })
  if (found === undefined) return
  const { least } = found.mentor
  const amount = exact(least.amount)
    .times(nth(times, pick >> 2) ?? '1')
    .toFixed(0)
  const asked = { mentor, amount, stopLoss: 5 + (pick % 40), copyOpen: pick % 3 > 0 }
  await sendSomehow(drawn, who, calls.copyTradingSubmit.path, asked, pick)
}

async function followsOf(drawn: DrawnBroker, who: DrawnMember): Promise<readonly FollowOnWire[]> {
  const found = await answerTo(drawn, who, calls.copyTradingList, { pageSize: 20 })
  return (
    found?.follows.filter(({ follow: on }) => on?.progress === 'following' || on?.progress === 'paused') ?? []
  )
}

/** Sends a call about one of the follows that go on. */
const onFollow =
  (path: string, more: (follow: FollowOnWire, step: Drawn) => object = () => ({})): Act =>
  async (drawn, who, step) => {
    if ((await followsOf(drawn, who)).length === 0) {
      await follow(drawn, who, step)
      await passReview(drawn)
    }
    const one = nth(await followsOf(drawn, who), step.pick >> 3)
    if (one) await sendSomehow(drawn, who, path, { request: one.id, ...more(one, step) }, step.pick)
  }

const half = ({ amount }: FollowOnWire) => ({ amount: exact(amount.amount).times('0.5').toFixed(0) })

const callOff: Act = async (drawn, who, step) => {
  await follow(drawn, who, step)
  await passReview(drawn)
  await drawn.operate('mentor/call-off', { mentor: announced.last(drawn) })
}

export const acts = defineActs({
  acts: {
    follow,
    pauseFollow: onFollow(calls.copyTradingPause.path),
    resumeFollow: onFollow(calls.copyTradingResume.path),
    setStopLoss: onFollow(calls.copyTradingSetStopLoss.path, (_, { pick }) => ({
      stopLoss: 5 + (pick % 40),
    })),
    addToFollow: onFollow(calls.copyTradingAdd.path, half),
    removeFromFollow: onFollow(calls.copyTradingRemove.path, half),
    endFollow: onFollow(calls.copyTradingEnd.path),
    callOffMentor: callOff,
  },
  drawn: [
    [9, 'follow'],
    [6, 'pauseFollow'],
    [8, 'resumeFollow'],
    [4, 'setStopLoss'],
    [5, 'addToFollow'],
    [4, 'removeFromFollow'],
    [4, 'endFollow'],
    [3, 'callOffMentor'],
  ],
  kinds: [
    'copyTrading/submit',
    'copyTrading/pause',
    'copyTrading/resume',
    'copyTrading/setStopLoss',
    'copyTrading/add',
    'copyTrading/remove',
    'copyTrading/end',
    'mentors.announced',
    'mentors.calledOff',
    'mentors.trade',
    'copyTrading.note',
    'copyTrading.close',
  ],
})
