import { defineConfig } from 'vitest/config'

const options = { environment: 'node', testTimeout: 60_000 } as const

/** `--project unit` names both. */
export default defineConfig({
  test: {
    name: 'unit',
    projects: [
      {
        test: {
          ...options,
          name: 'unit-pure',
          /** These modules keep no state, and are evaluated once a worker in place of once a file. */
          isolate: false,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...options,
          name: 'unit-isolated',
          globalSetup: ['apps/mock-api/src/testing/postgresSetup.ts'],
          include: [
            'apps/mock-api/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
