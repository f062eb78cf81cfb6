import { readFileSync } from 'node:fs'
import type { Transcript } from './runner.ts'

const folder = new URL('./recorded/', import.meta.url)

/** A transcript as text, one entry a line. */
export const transcriptText = ({ script, entries }: Transcript): string =>
  `{"script":${JSON.stringify(script)},"entries":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`

const recordings = new Map<string, Transcript>()

/** What the broker before the redesign answered; the same object each time. */
export function recordingOf(script: string): Transcript {
  const known = recordings.get(script)
  if (known !== undefined) return known
  // Written by `transcriptText` above, and by nothing else.
  const read = JSON.parse(readFileSync(new URL(`${script}.json`, folder), 'utf8')) as Transcript
  recordings.set(script, read)
  return read
}
