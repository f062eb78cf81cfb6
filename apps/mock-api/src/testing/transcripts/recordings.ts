import { readFileSync } from 'node:fs'
import type { Transcript } from './runner.ts'

const folder = new URL('./recorded/', import.meta.url)

/** A transcript as text, one entry a line. */
export const transcriptText = ({ script, entries }: Transcript): string =>
  `{"script":${JSON.stringify(script)},"entries":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`

/** What the broker before the redesign answered. */
export const recordingOf = (script: string): Transcript =>
  // Written by `transcriptText` above, and by nothing else.
  JSON.parse(readFileSync(new URL(`${script}.json`, folder), 'utf8')) as Transcript
