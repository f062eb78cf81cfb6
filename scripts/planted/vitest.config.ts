import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The property of any commands alone, which needs neither a database nor a process. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['apps/mock-api/src/anyCommands/anyCommands.property.test.ts'],
    environment: 'node',
  },
})
