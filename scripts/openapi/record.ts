// npm run openapi:examples: writes an example of each call, as the broker answers it in worlds of stories.
import { writeFileSync } from 'node:fs'
import { type Endpoint, codesSend, endpoints, streamPath } from '@onelot/api-client'
import { createCandidates } from './candidates.ts'
import { type Example, examplesFile, examplesText, keysIn, shortened } from './examples.ts'
import { type Call, buildWorld } from './worldCalls.ts'
import { recorded } from './worlds.ts'

/** Calls after which a member has no session, or another number or password: tried when all others were. */
const last = [
  'member/changePhone',
  'member/changePassword',
  'member/resetPassword',
  'member/logout',
  'closing/close',
]

const examples = new Map<string, Example>()

function note({ endpoint, request, response }: Call): void {
  const example = { request, response: shortened(endpoint, response) }
  const before = examples.get(endpoint.path)
  if (before === undefined || keysIn(example.response) > keysIn(before.response))
    examples.set(endpoint.path, example)
}

const reads = endpoints.filter(({ kind }) => kind === 'read')
const writes = endpoints.filter(({ kind }) => kind === 'write')
const inOrder: readonly Endpoint[] = [
  // The code that it sends is read from the inbox.
  ...writes.filter(({ path }) => path === codesSend.path),
  ...reads,
  // Again, with what the answers to the first have named.
  ...reads,
  ...writes.filter(({ path }) => !last.includes(path)),
  ...last.flatMap((name) => writes.filter(({ path }) => path === name)),
]

for (const one of recorded) {
  const candidates = createCandidates()
  const world = await buildWorld(one, (call) => {
    candidates.note(call)
    note(call)
  })
  for (const endpoint of inOrder) {
    if (endpoint.kind === 'write' && examples.has(endpoint.path)) continue
    for (const request of candidates.requestsOf(endpoint)) {
      const known = examples.get(endpoint.path)
      await world.ask(endpoint, request)
      if (endpoint.kind === 'write' && examples.get(endpoint.path) !== known) break
    }
  }
  if (!examples.has(streamPath)) examples.set(streamPath, { response: await world.firstQuote() })
  await world.close()
}

const missing = endpoints.filter(({ path }) => !examples.has(path)).map(({ path }) => path)
if (missing.length > 0) {
  console.error(`no example of ${missing.join(', ')}: name a world in which it succeeds`)
  process.exitCode = 1
} else writeFileSync(examplesFile, examplesText([...endpoints.map(({ path }) => path), streamPath], examples))
