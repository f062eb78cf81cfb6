/** What `npm test` has no time for. Each is a command of npm, with its environment variables. */
export const parts = {
  stories: [{ run: ['run', 'stories'], env: { STORIES_MODE: 'all', STORIES_TRANSLATED: '1' } }],
  journeys: [{ run: ['test', '--', '--only', 'e2e'] }],
  pictures: [{ run: ['test', '--', '--only', 'visual'] }],
  sizes: [{ run: ['run', 'packages:sizes'] }],
  sequences: [
    { run: ['run', 'unit', '--', 'apps/mock-api/src/anyCommands'], env: { ANY_COMMANDS_RUNS: '110' } },
  ],
  requests: ['sqlite', 'postgres'].map((store) => ({ run: ['run', 'fuzz', '--', '--store', store] })),
  disturbances: ['sqlite', 'postgres'].map((store) => ({ run: ['run', 'chaos', '--', '--store', store] })),
  conformance: ['sqlite', 'postgres'].map((store) => ({
    run: ['run', 'conformance:own', '--', '--store', store],
  })),
}

/** The commands of some parts, of all where none is named; or, in `refusal`, why there are none. */
export function commandsOf(only) {
  const names = only === undefined ? Object.keys(parts) : only.split(',')
  const unknown = names.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) return { refusal: `--only takes some of: ${Object.keys(parts).join(', ')}` }
  return { commands: names.flatMap((name) => parts[name]) }
}
