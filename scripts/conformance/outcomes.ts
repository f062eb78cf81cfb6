import type { CaseId } from './cases.ts'

/** `notTried` is never green: nothing is known of it. */
export type Result = 'passed' | 'failed' | 'notTried'

export interface Finding {
  /** Path in `data`, or the header; missing of what is about the answer as a whole. */
  readonly field?: string | undefined
  readonly said: string
}

export interface Outcome {
  readonly id: CaseId
  /** What of: a call, a call with a code, a period; empty for a case that has one outcome. */
  readonly about: string
  /** The call, below `/api/vue/`, where it is of one. */
  readonly path?: string | undefined
  readonly result: Result
  /** Of what was not tried: why. */
  readonly why?: string | undefined
  readonly findings: readonly Finding[]
}

interface About {
  readonly about?: string | undefined
  readonly path?: string | undefined
}

export interface Recorder {
  readonly passed: (id: CaseId, about?: About) => void
  readonly failed: (id: CaseId, about: About, ...findings: readonly Finding[]) => void
  readonly notTried: (id: CaseId, about: About, why: string) => void
  /** Passed without findings. */
  readonly judged: (id: CaseId, about: About, findings: readonly Finding[]) => void
  readonly outcomes: () => readonly Outcome[]
}

/** Findings of one outcome that are kept: the first ones say what is wrong. */
const MOST_FINDINGS = 12
const rank = { notTried: 0, passed: 1, failed: 2 } as const

/**
 * Keeps one outcome of each case and subject: a failure outweighs a pass, and a pass what was not tried.
 * @param includes the calls of which outcomes are kept
 */
export function createRecorder(includes: (path: string) => boolean = () => true): Recorder {
  const kept = new Map<string, Outcome>()
  function keep(
    id: CaseId,
    { path, about = path ?? '' }: About,
    more: Pick<Outcome, 'result' | 'why' | 'findings'>,
  ) {
    if (path !== undefined && !includes(path)) return
    const name = `${id} ${about}`
    const before = kept.get(name)
    if (before !== undefined && rank[before.result] > rank[more.result]) return
    // The first reason is of an attempt, later ones of what was left.
    if (before?.result === 'notTried' && more.result === 'notTried') return
    const earlier = before?.result === 'failed' ? before.findings : []
    const findings = [...earlier, ...more.findings]
    const fresh = findings.filter(
      ({ field, said }, index) =>
        findings.findIndex((one) => one.field === field && one.said === said) === index,
    )
    kept.set(name, { id, about, path, ...more, findings: fresh.slice(0, MOST_FINDINGS) })
  }
  const recorder: Recorder = {
    passed: (id, about = {}) => {
      keep(id, about, { result: 'passed', findings: [] })
    },
    failed: (id, about, ...findings) => {
      keep(id, about, { result: 'failed', findings })
    },
    notTried: (id, about, why) => {
      keep(id, about, { result: 'notTried', why, findings: [] })
    },
    judged: (id, about, findings) => {
      if (findings.length === 0) recorder.passed(id, about)
      else recorder.failed(id, about, ...findings)
    },
    outcomes: () => [...kept.values()],
  }
  return recorder
}
