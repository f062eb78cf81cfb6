import type { Act } from '../../../../anyCommands/moduleActs.ts'
import { operating } from '../../../../anyCommands/operating.ts'

/** An operator decides requests of a kind from now on, most often; else they pass by themselves after a while. */
export const reviewMode = (kind: string): Act =>
  operating(({ operator, step: { pick } }) => {
    const mode = pick % 4 > 0 ? { mode: 'operator' } : { mode: 'auto', delayMs: 1_000 * (pick % 900) }
    return operator.changeSite({ modules: { requests: { [kind]: mode } } })
  })
