import type { ClientOptions, ContractViolation } from './types.ts'

const EVERY_MS = 60_000

function warn({ path, issues }: ContractViolation): void {
  console.warn(`${path} does not keep the contract`, issues)
}

/** Reports what does not keep the contract, once a path and minute: a stream of bad ticks is one report. */
export function createViolations({
  onContractViolation = warn,
  now,
}: Pick<ClientOptions, 'onContractViolation' | 'now'>): (violation: ContractViolation) => void {
  const reported = new Map<string, number>()
  return (violation) => {
    const last = reported.get(violation.path)
    const at = now()
    if (last !== undefined && Math.abs(at - last) < EVERY_MS) return
    reported.set(violation.path, at)
    onContractViolation(violation)
  }
}
