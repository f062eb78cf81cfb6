import {
  type AccountId,
  type Execution,
  type InventoryLine,
  type PositionId,
  type PositionView,
  type RowValue,
  accountStream,
  tradingCollections,
} from '@onelot/domain'
import type { Plan } from '../../../kernel/plan.ts'
import type { Services } from '../../../services.ts'
import { executionIn, viewIn } from '../../base/tradingRows.ts'

/** A row of the inventory as the module writes it. */
export const lineIn = ({ body }: RowValue): InventoryLine => (body as { readonly line: InventoryLine }).line

export async function storedView(
  { store }: Services,
  account: AccountId,
  id: PositionId,
): Promise<PositionView | undefined> {
  const row = await store.row(tradingCollections.cards, accountStream(account), id)
  return row && viewIn(row)
}

/** Rows of a collection that a plan writes. */
const plannedRows = ({ append }: Plan, collection: string): readonly RowValue[] =>
  append.streams
    .flatMap(({ rows }) => rows)
    .flatMap((change) => (change.collection === collection && change.row !== undefined ? [change.row] : []))

/** Orders and positions as a plan leaves them, each whole. */
export const plannedViews = (plan: Plan): readonly PositionView[] =>
  plannedRows(plan, tradingCollections.cards)
    .map(viewIn)
    .filter((view) => view.status !== 'closed' || view.part === undefined)

/** Fills that a plan makes. */
export const plannedExecutions = (plan: Plan): readonly Execution[] =>
  plannedRows(plan, tradingCollections.executions).map(executionIn)
