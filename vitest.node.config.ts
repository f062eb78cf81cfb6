import { type TestProjectConfiguration, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Not as projects within a project, for then vitest ends with 0 although tests fail. */
const unit = { environment: 'node', testTimeout: 60_000 } as const

/** A test that replaces or resets modules: it has them for itself. All others share theirs with the files before it in their worker. */
export const replacesModules = '**/*.mocked.test.{ts,tsx}'

const broker = {
  ...unit,
  globalSetup: ['apps/mock-api/src/testing/postgresSetup.ts', 'apps/mock-api/src/testing/brokerSetup.ts'],
}

/** What runs in Node. It has a configuration of its own since that of the browser's takes seven seconds of CPU to read. */
export const nodeProjects: TestProjectConfiguration[] = [
  {
    test: {
      ...unit,
      name: 'unit-pure',
      isolate: false,
      include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/{web,native}/src/**/*.test.{ts,tsx}'],
    },
  },
  {
    test: {
      ...broker,
      name: 'unit-broker',
      isolate: false,
      include: ['apps/mock-api/src/**/*.test.ts'],
      exclude: [replacesModules],
    },
  },
  {
    test: {
      ...broker,
      name: 'unit-mocked',
      include: ['apps/mock-api/src/**/*.mocked.test.ts'],
    },
  },
  {
    test: {
      ...unit,
      name: 'unit-tools',
      include: ['scripts/**/*.test.mjs', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    },
  },
  {
    test: {
      name: 'visual',
      include: ['scripts/visual/*.spec.ts'],
      environment: 'node',
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  },
  {
    test: {
      name: 'packages',
      include: ['scripts/packages/*.spec.ts', 'scripts/new/new.spec.ts'],
      environment: 'node',
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  },
  {
    test: {
      name: 'examples',
      include: ['scripts/examples/*.spec.ts'],
      environment: 'node',
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  },
  {
    test: {
      name: 'weights',
      include: ['scripts/new/weight.spec.ts'],
      environment: 'node',
      testTimeout: 300_000,
    },
  },
  {
    test: {
      name: 'sequences',
      include: ['scripts/new/sequences.spec.ts'],
      environment: 'node',
      testTimeout: 1_200_000,
      hookTimeout: 300_000,
    },
  },
]

export const runOptions = {
  /** A worker for each core, in the browser a page: vitest leaves one core out, which of two is half. */
  maxWorkers: '100%',
  /** What has no snapshot yet fails; `-u` accepts it. */
  update: 'none',
} as const

/** Files that take most of a minute. Without a cache vitest begins with the largest file: one of these would then end last, alone on its core. */
const long =
  /anyCommands\.property|crossings\.test|server\/(kills|process|instances)\.test|\.storybook\/(oddAnswers|otherCurrencies)\.test/

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: { ...runOptions, sequence: { sequencer: LongFirst }, projects: nodeProjects },
})
