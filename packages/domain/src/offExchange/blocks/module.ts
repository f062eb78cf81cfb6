import { defineModule } from '../../base/module/defineModule.ts'
import type { Change, Decision } from '../../base/module/module.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import { stepSchedule } from '../../base/module/steps.ts'
import type { Block, BlockCallOffCause } from '../blockTrading/block.ts'
import { blockQuota } from '../blockTrading/quota.ts'
import { takenClaims } from '../selling/quota.ts'
import { dueStep, mayEnd, saleSteps } from '../selling/sale.ts'
import { type BlocksContext, check } from './check.ts'
import type { BlockShareCause, BlocksCommand } from './command.ts'
import type { BlocksEvent } from './event.ts'
import { rows } from './rows.ts'
import { type BlocksState, initialBlocks } from './state.ts'

export type { BlockShareCause, BlocksCommand } from './command.ts'
export type { BlocksContext } from './check.ts'
export type { BlocksEvent } from './event.ts'
export { type BlockRecord, blockRecordOf, blocksCollection } from './rows.ts'
export type { BlocksState } from './state.ts'

/** What waits in the stream of a product. */
const OWNER = 'block'

function evolve(state: BlocksState, event: BlocksEvent): BlocksState {
  switch (event.kind) {
    case 'blocks.announced':
    case 'blocks.amended':
      return { ...state, block: event.block }
    case 'blocks.stepReached':
      return { ...state, reached: [...state.reached, event.step] }
    case 'blocks.calledOff':
      return { ...state, calledOff: { at: event.at, cause: event.cause } }
    default: {
      const never: never = event
      return never
    }
  }
}

/** A split and an ex-date change what an OTC price is the price of; a block is priced by the share as it is. */
const concerns = ({ kind }: Block, cause: BlockShareCause): boolean => cause === 'delisted' || kind === 'otc'

function accept(
  command: BlocksCommand,
  state: BlocksState,
  { now: at }: BlocksContext,
): readonly BlocksEvent[] | Decision<BlocksEvent> {
  const base = { version: 1, at, postings: [] } as const
  if (command.kind === 'blocks.set') {
    const { block: set, reason } = command
    const kind = state.block === undefined ? 'blocks.announced' : 'blocks.amended'
    return {
      events: [{ ...base, kind, block: set, reason }],
      quotaClaims: takenClaims(blockQuota, set, state.block),
    }
  }
  const { block } = state
  if (block === undefined) return []
  const calledOff = (cause: BlockCallOffCause, reason: string): readonly BlocksEvent[] => [
    { ...base, kind: 'blocks.calledOff', block: block.id, instrument: block.instrument.id, cause, reason },
  ]
  switch (command.kind) {
    case 'blocks.callOff':
      return calledOff('operator', command.reason)
    case 'blocks.end':
      return mayEnd(block, state) && concerns(block, command.cause) ? calledOff(command.cause, '') : []
    case 'blocks.reachStep': {
      const step = dueStep(block, state, at)
      return step === undefined ? [] : [{ ...base, kind: 'blocks.stepReached', block: block.id, step }]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

function schedule({ after, events }: Change<BlocksState, BlocksEvent>): readonly Schedule[] {
  const at = events.at(-1)?.at
  if (at === undefined) return []
  return [
    stepSchedule(OWNER, 'blocks.reachStep', {
      steps: saleSteps(after.block, after),
      reached: after.reached,
      at,
    }),
  ]
}

/** Blocks and OTC lots: their terms, and when they are sold (docs/rules/block-trades.md). */
export const blocks = defineModule({
  name: 'blocks',
  stream: 'block',
  initial: initialBlocks,
  shape: 1,
  evolve,
  upcasts: {
    'blocks.announced': [],
    'blocks.amended': [],
    'blocks.stepReached': [],
    'blocks.calledOff': [],
  },
  refusals: {
    'blocks.set': ['ORDER_WRONG_STATE', 'VALIDATION'],
    'blocks.callOff': ['ORDER_WRONG_STATE'],
    'blocks.end': [],
    'blocks.reachStep': [],
  },
  check,
  accept,
  schedule,
  rows,
})
