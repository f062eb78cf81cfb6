import { type Decimal, type Instrument, defaultMarkets, stepTick, ticksOf } from '@onelot/domain'
import type { DrawnBroker } from './drawnBroker.ts'
import { nth } from './nth.ts'
import type { Drawn } from './step.ts'

export interface Quoted {
  readonly instrument: Instrument
  readonly price: Decimal
}

/** Undefined where it has no price, or is not traded. */
export function quoted(drawn: DrawnBroker, id: string): Quoted | undefined {
  const instrument = drawn.instruments.find((listed) => listed.id === id)
  const price = instrument && drawn.quoteOf(instrument)?.price
  return instrument && price && { instrument, price }
}

/** What a step draws of all that is traded, or of some of it. */
export function listedAt(
  { instruments }: Pick<DrawnBroker, 'instruments'>,
  { instrument }: Drawn,
): Instrument {
  const found = nth(instruments, instrument)
  if (found === undefined) throw new RangeError('there are instruments')
  return found
}

/** Four of five are of a market that is open. */
export function anyInstrument(drawn: DrawnBroker, step: Drawn): Instrument {
  const open = drawn.instruments.filter((one) => drawn.phaseOf(one) !== 'closed')
  return listedAt(step.pick % 5 > 0 && open.length > 0 ? { instruments: open } : drawn, step)
}

/** A price so many ticks away. */
export const beside = ({ instrument, price }: Quoted, ticks: number): Decimal =>
  stepTick({ ticks: ticksOf(instrument, defaultMarkets[instrument.market]) }, price, ticks)
