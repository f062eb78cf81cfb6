/** What `npm test` has no time for. Each is a command of npm, with its environment variables. */
export const parts = {
  stories: [{ run: ['run', 'stories'], env: { STORIES_MODE: 'all', STORIES_TRANSLATED: '1' } }],
  journeys: [{ run: ['test', '--', '--only', 'e2e'] }],
  pictures: [{ run: ['test', '--', '--only', 'visual'] }],
  /** Those with a limit. Their times are of a machine with nothing else to do. */
  benchmarks: [
    'kline',
    'live',
    'market',
    'strategies',
    'widgets',
    'broker',
    'start',
    'lighthouse',
    'forms',
  ].map((name) => ({ run: ['run', `bench:${name}`] })),
  answers: [{ run: ['run', 'stories', '--', '.storybook/oddAnswers.test.tsx'], env: { ODD_ROUNDS: 'all' } }],
  worlds: [
    {
      run: ['run', 'stories', '--', '.storybook/worlds.test.ts', '.storybook/toolbarChoices.test.tsx'],
      env: { WORLDS: 'all' },
    },
  ],
  sizes: [{ run: ['run', 'packages:sizes'] }],
  sequences: [
    { run: ['run', 'unit', '--', 'apps/mock-api/src/anyCommands'], env: { ANY_COMMANDS_RUNS: '110' } },
    { run: ['run', 'unit', '--', 'apps/mock-api/src/server/demoSeed.test.ts'], env: { DEMO_DEATHS: 'all' } },
    { run: ['run', 'planted'] },
    { run: ['run', 'packages:sequences'] },
  ],
  requests: ['sqlite', 'postgres'].map((store) => ({ run: ['run', 'fuzz', '--', '--store', store] })),
  disturbances: ['sqlite', 'postgres'].map((store) => ({ run: ['run', 'chaos', '--', '--store', store] })),
  conformance: ['sqlite', 'postgres'].map((store) => ({
    run: ['run', 'conformance:own', '--', '--store', store],
  })),
  examples: [{ run: ['run', 'examples'] }],
}

/** The commands of some parts, of all where none is named; or, in `refusal`, why there are none. */
export function commandsOf(only) {
  const names = only === undefined ? Object.keys(parts) : only.split(',')
  const unknown = names.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) return { refusal: `--only takes some of: ${Object.keys(parts).join(', ')}` }
  return { commands: names.flatMap((name) => parts[name]) }
}
