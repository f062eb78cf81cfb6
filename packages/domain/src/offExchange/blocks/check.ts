import { type TickTable, isOnTick } from '../../base/instruments/ticks.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { isDecimal } from '../../base/money/decimal.ts'
import { type Refusal, refuse } from '../../base/refusals/refusal.ts'
import type { Block } from '../blockTrading/block.ts'
import { mayChange, mayEnd } from '../selling/sale.ts'
import {
  type Reasons,
  countReason,
  discountReason,
  lockReason,
  saleReasons,
  withReasons,
} from '../selling/saleReasons.ts'
import type { BlocksCommand } from './command.ts'
import type { BlocksState } from './state.ts'

/** Answered by the market and the site. */
export interface BlocksContext extends RuleContext {
  /** Whether the share is listed now, be it halted. */
  readonly isListed: boolean
  /** Those of its market. */
  readonly tickTable: TickTable
}

const ofKind = (block: Block, { tickTable }: BlocksContext): Reasons =>
  block.kind === 'otc'
    ? { price: isDecimal(block.price) && isOnTick(tickTable, block.price) ? undefined : 'offTick' }
    : {
        discount: discountReason(block.discount),
        minShares: countReason(block.minShares, block.shares),
        lockDays: lockReason(block.lockDays),
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
      return mayEnd(state.block, state) ? [] : [refuse('ORDER_WRONG_STATE', {})]
    case 'blocks.set': {
      const { block } = state
      if (!mayChange(state)) return [refuse('ORDER_WRONG_STATE', {})]
      const { instrument, kind } = command.block
      const isOther = block !== undefined && (block.instrument.id !== instrument.id || block.kind !== kind)
      return withReasons({
        ...saleReasons(command.block, context.isListed),
        ...ofKind(command.block, context),
        ...(isOther ? { instrument: 'notAllowed' } : {}),
      })
    }
    default: {
      const never: never = command
      return never
    }
  }
}
