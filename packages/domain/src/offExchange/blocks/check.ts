import { type TickTable, isOnTick } from '../../base/instruments/ticks.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { exact, isDecimal } from '../../base/money/decimal.ts'
import { type FieldReason, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { Block } from '../blockTrading/block.ts'
import type { BlocksCommand } from './command.ts'
import { type BlocksState, mayEnd } from './state.ts'

/** Answered by the market and the site. */
export interface BlocksContext extends RuleContext {
  /** Whether the share is listed now, be it halted. */
  readonly isListed: boolean
  /** Those of its market. */
  readonly tickTable: TickTable
}

const MOST_SHARES = 1_000_000_000
const MOST_LOCK_DAYS = 250
const MOST_DISCOUNT = '0.5'

type Reasons = Readonly<Record<string, FieldReason | undefined>>

const countReason = (value: number, max: number): FieldReason | undefined => {
  if (!Number.isSafeInteger(value) || value < 1) return 'notWhole'
  return value > max ? 'tooHigh' : undefined
}

function takenReason({ taken, shares }: Block): FieldReason | undefined {
  if (!Number.isSafeInteger(taken) || taken < 0) return 'notWhole'
  return taken > shares ? 'tooHigh' : undefined
}

function discountReason(discount: string): FieldReason | undefined {
  if (!isDecimal(discount) || !exact(discount).gt('0')) return 'tooLow'
  return exact(discount).gt(MOST_DISCOUNT) ? 'tooHigh' : undefined
}

const ofKind = (block: Block, { tickTable }: BlocksContext): Reasons =>
  block.kind === 'otc'
    ? { price: isDecimal(block.price) && isOnTick(tickTable, block.price) ? undefined : 'offTick' }
    : {
        discount: discountReason(block.discount),
        minShares: countReason(block.minShares, block.shares),
        lockDays: countReason(block.lockDays, MOST_LOCK_DAYS),
      }

function blockReasons(block: Block, context: BlocksContext): Reasons {
  const { instrument, shares, from, to } = block
  return {
    instrument: context.isListed && instrument.kind === 'stock' ? undefined : 'unknown',
    'instrument.lotSize': exact(instrument.lotSize).eq('1') ? undefined : 'offLot',
    shares: countReason(shares, MOST_SHARES),
    taken: takenReason(block),
    to: from < to ? undefined : 'tooLow',
    ...ofKind(block, context),
  }
}

const withReasons = (reasons: Reasons): readonly Refusal[] => {
  const fields: Record<string, FieldReason> = {}
  for (const [field, reason] of Object.entries(reasons)) if (reason !== undefined) fields[field] = reason
  return Object.keys(fields).length === 0 ? [] : [invalid(fields)]
}

export function check(
  command: BlocksCommand,
  state: BlocksState,
  context: BlocksContext,
): readonly Refusal[] {
  switch (command.kind) {
    case 'blocks.reachStep':
    case 'blocks.end':
      return []
    case 'blocks.callOff':
      return mayEnd(state) ? [] : [refuse('ORDER_WRONG_STATE', {})]
    case 'blocks.set': {
      const { block, reached, calledOff } = state
      if (reached.length > 0 || calledOff !== undefined) return [refuse('ORDER_WRONG_STATE', {})]
      const { instrument, kind } = command.block
      const isOther = block !== undefined && (block.instrument.id !== instrument.id || block.kind !== kind)
      return withReasons({
        ...blockReasons(command.block, context),
        ...(isOther ? { instrument: 'notAllowed' } : {}),
      })
    }
    default: {
      const never: never = command
      return never
    }
  }
}
