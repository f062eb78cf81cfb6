import { type TestBroker, createTestBroker } from '../testBroker.ts'
import type { SubjectOptions } from './steps.ts'

/** What a script runs on. */
export interface Subject {
  fetch(request: Request): Promise<Response>
  /** Moves the clock, and carries out what is due then. */
  pass(ms: number): Promise<void>
  close(): Promise<void>
}

/** In memory at 2026-03-10T02:00:00.000Z, with an operator open to anyone. */
export async function createSubject(options: SubjectOptions = {}): Promise<Subject> {
  const { calendar = 'demo', saleLocks, submissions } = options
  const { broker, pass }: TestBroker = await createTestBroker({
    calendar,
    operator: 'open',
    site: {
      ...(saleLocks === undefined ? {} : { saleLocks }),
      ...(submissions === undefined ? {} : { submissions }),
    },
  })
  return { fetch: (request) => broker.fetch(request), pass, close: () => broker.close() }
}
