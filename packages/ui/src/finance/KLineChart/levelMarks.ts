import type { Decimal, Money } from '@onelot/domain'
import type { ChangeDirection } from '../format/change.ts'
import type { DrawingColour } from './drawings/drawing.ts'
import type { Figures } from './figures.ts'

/** A price of the reader's own that is drawn across the chart: the average cost, an order, a take profit. */
export interface PriceLevel {
  readonly label: string
  /** What its tag on the price axis says, where a word has no room. @defaultValue `label` */
  readonly short?: string | undefined
  /** The colour of its tag: `up` for what buys or wins, `down` for what sells or loses. @defaultValue 'flat' */
  readonly tone?: ChangeDirection | undefined
  /** The reader's own choice for it. @defaultValue that of its tone */
  readonly colour?: DrawingColour | undefined
  readonly price: Decimal
  /** What was paid: then `price` is written as an average, off the tick. */
  readonly average?: boolean | undefined
  /** How much it is about: a quantity. */
  readonly detail?: string | undefined
  /** What it brings there; the reader's own money. */
  readonly profit?: Money | undefined
  /** What it would bring at another price, after charges: shown while it is moved. */
  readonly profitAt?: ((price: Decimal) => Money | undefined) | undefined
  /** The name by which it is known when it is moved; without it, it stays where it is. */
  readonly id?: string | undefined
  /** What it would be at another price, where that is something else than its label says. */
  readonly wouldBe?: ((price: Decimal) => string) | undefined
  /** Where it would be: its change waits for a confirmation. */
  readonly proposed?: boolean | undefined
}

/** Its price as it is written. */
export const levelPrice = (
  figures: Pick<Figures, 'average' | 'price'>,
  { price, average = false }: Pick<PriceLevel, 'average' | 'price'>,
): string => (average ? figures.average(price) : figures.price(price))
