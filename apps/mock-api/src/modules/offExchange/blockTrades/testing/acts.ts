import { contract } from '@onelot/api-client'
import { type BlockId, blockId, plusMs } from '@onelot/domain'
import type { BlockInput } from '../../blocks/testing/terms.ts'
import type { DrawnBroker } from '../../../../anyCommands/drawnBroker.ts'
import { answerTo } from '../../../../anyCommands/reads.ts'
import { sendSomehow } from '../../../../anyCommands/sending.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'
import { type Act, defineActs, announcements, anyShare } from '../../../../anyCommands/moduleActs.ts'

const { blockTradesProduct, blockTradesSubmit } = contract.blockTrades
const DAY_MS = 86_400_000
const SHARES = 5_000
const LEAST = 10
const announced = announcements('drawn-block')
const seller = { kind: 'fund', name: { en: 'A fund', kor: 'A fund', tw: 'A fund' } } as const

function termsOf(drawn: DrawnBroker, step: Drawn): BlockInput | undefined {
  const { pick } = step
  const instrument = anyShare(drawn, step)
  const price = instrument && drawn.quoteOf(instrument)?.price
  if (instrument === undefined || price === undefined) return undefined
  const now = drawn.clock.now()
  const common = {
    block: announced.next(drawn),
    instrument: instrument.id,
    shares: SHARES,
    from: now,
    to: plusMs(now, (2 + (pick % 3)) * DAY_MS),
    seller,
  }
  return pick % 3 === 0
    ? { ...common, kind: 'otc', price }
    : { ...common, kind: 'block', discount: '0.05', minShares: LEAST, lockDays: 1 + (pick % 2) }
}

/** The one that was announced last, while it is sold; a new one otherwise. */
async function onSale(drawn: DrawnBroker, step: Drawn): Promise<BlockId | undefined> {
  const last = blockId(announced.last(drawn))
  const found = await answerTo(drawn, drawn.memberAt(0), blockTradesProduct, { block: last })
  if (found?.product.phase === 'open') return last
  const terms = termsOf(drawn, step)
  if (terms === undefined) return undefined
  await drawn.operate('block', terms)
  await drawn.tick()
  return blockId(terms.block)
}

/** At the price that shows; now and then at another one, or under the least. */
const buy: Act = async (drawn, who, step) => {
  const { pick, lots } = step
  const block = await onSale(drawn, step)
  if (block === undefined) return
  const found = await answerTo(drawn, who, blockTradesProduct, { block })
  const price = found?.product.price
  if (price === undefined) return
  const shown = pick % 23 === 0 ? '1' : price
  const asked = { block, lots: pick % 17 === 0 ? 1 : LEAST + Math.abs(lots), price: shown }
  await sendSomehow(drawn, who, blockTradesSubmit.path, asked, pick)
}

/** While a request for it is under review, most often. */
const callOff: Act = async (drawn, who, step) => {
  if (step.pick % 4 > 0) await buy(drawn, who, step)
  await drawn.operate('block/call-off', { block: announced.last(drawn) })
}

export const acts = defineActs({
  acts: {
    buyBlock: buy,
    callOffBlock: callOff,
  },
  drawn: [
    [12, 'buyBlock'],
    [6, 'callOffBlock'],
  ],
  kinds: [
    'blockTrades/submit',
    'blocks.announced',
    'blocks.calledOff',
    'blocks.reachStep',
    'blockTrades.callOff',
  ],
})
