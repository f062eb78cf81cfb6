import type { TestProject } from 'vitest/node'
import { type BuiltBroker, buildBroker } from './builtBroker.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The broker that tests start and kill. */
    builtBroker: Pick<BuiltBroker, 'script' | 'compileCache'>
  }
}

let built: BuiltBroker | undefined

export async function setup(project: TestProject): Promise<void> {
  built = await buildBroker()
  const { script, compileCache } = built
  project.provide('builtBroker', { script, compileCache })
}

export function teardown(): void {
  built?.remove()
}
