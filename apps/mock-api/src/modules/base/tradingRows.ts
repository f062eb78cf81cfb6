import type {
  DividendRecord,
  Execution,
  InstrumentEarned,
  PositionRebased,
  PositionView,
  RowValue,
} from '@onelot/domain'

/** Rows of trading as its rules write them: their bodies are read as they were written. */
export const viewIn = ({ body }: RowValue): PositionView => (body as { readonly view: PositionView }).view
export const executionIn = ({ body }: RowValue): Execution =>
  (body as { readonly execution: Execution }).execution
export const dividendIn = ({ body }: RowValue): DividendRecord =>
  (body as { readonly record: DividendRecord }).record
export const rebasedIn = ({ body }: RowValue): PositionRebased =>
  (body as { readonly rebased: PositionRebased }).rebased
export const earnedIn = ({ body }: RowValue): InstrumentEarned =>
  (body as { readonly earned: InstrumentEarned }).earned
