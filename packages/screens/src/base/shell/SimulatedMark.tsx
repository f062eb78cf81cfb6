import type { InstrumentOnWire } from '@onelot/api-client'
import { SimulatedLabel } from '@onelot/ui'
import { useIsSimulated } from './honesty.ts'

export interface SimulatedMarkProps {
  /** Whose prices they are. @defaultValue those of the site */
  of?: Pick<InstrumentOnWire, 'origin'>
  /** @defaultValue false */
  quiet?: boolean
}

/** Says that prices are simulated, where they are. */
export function SimulatedMark({ of, quiet = false }: SimulatedMarkProps) {
  return useIsSimulated()(of) ? <SimulatedLabel quiet={quiet} /> : null
}
