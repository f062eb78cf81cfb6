import { blockIdText, instantText } from '@onelot/api-client'
import { type Block, type Instrument, decimal, invalid, no, sellerKinds } from '@onelot/domain'
import { type BlocksCommand, blocks as rules } from '@onelot/domain/modules/offExchange/blocks'
import * as z from 'zod/mini'
import { type OperatorDesk, operatorAction } from '../../base/operatorAction.ts'
import { instrumentText, positiveText, reasonText } from '../../base/operatorShapes.ts'
import { blockStream } from '../foundBlock.ts'

const name = z.string().check(z.minLength(1), z.maxLength(100))
const count = z.int().check(z.gte(1), z.lte(1_000_000_000))

const common = {
  block: blockIdText,
  instrument: instrumentText,
  shares: count,
  /** What others have taken already. */
  taken: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 0),
  from: instantText,
  to: instantText,
  seller: z.strictObject({
    kind: z.enum(sellerKinds),
    name: z.strictObject({ en: name, kor: name, tw: name }),
  }),
  institutional: z._default(z.boolean(), false),
  reason: reasonText,
}
const blockShape = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('block'),
    discount: z._default(positiveText, decimal('0.05')),
    minShares: z._default(count, 1_000),
    lockDays: z._default(count, 5),
  }),
  z.strictObject({ ...common, kind: z.literal('otc'), price: positiveText }),
])
export type BlockInput = z.input<typeof blockShape>

function blockIn(
  { block: id, reason: _reason, instrument: _id, ...asked }: z.output<typeof blockShape>,
  instrument: Instrument,
): Block {
  return { ...asked, id, instrument }
}

const sent = (desk: OperatorDesk, block: Block['id'], command: BlocksCommand) =>
  desk.command(rules, blockStream(block), command)

export const blockActions = [
  /** Announces a block or an OTC lot, or changes one that has not opened. */
  operatorAction('/block', blockShape, async (asked, desk) => {
    const instrument = desk.services.market.listing(asked.instrument)
    if (instrument === undefined) return no(invalid({ instrument: 'unknown' }))
    const { reason } = asked
    return sent(desk, asked.block, { kind: 'blocks.set', block: blockIn(asked, instrument), reason })
  }),
  /** Ends one before its time: what is under review is rejected, and its money comes back. */
  operatorAction(
    '/block/call-off',
    z.strictObject({ block: blockIdText, reason: reasonText }),
    ({ block, reason }, desk) => sent(desk, block, { kind: 'blocks.callOff', reason }),
  ),
]
