import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server, for one who may create databases. */
    postgres: string
  }
}

let server: PostgresServer | undefined

/** Starts the one server of a test run; where it cannot start, the run fails. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres()
  project.provide('postgres', server.url)
}

export async function teardown(): Promise<void> {
  await server?.stop()
}
