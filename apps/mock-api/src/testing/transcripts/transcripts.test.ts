import { describe, expect, it } from 'vitest'
import { compareTranscripts, neverAnswered, reportOf, unused } from './compare.ts'
import { additions, differences } from './differences.ts'
import { recordingOf } from './recordings.ts'
import { type Transcript, runScript } from './runner.ts'
import { scripts } from './scripts.ts'
import { createSubject } from './subject.ts'

const recordings = scripts.map(({ name }) => recordingOf(name))
const replays: Transcript[] = []

describe('what the broker before the redesign answered', () => {
  it.each(scripts)('is answered today, in $name', async (script) => {
    const subject = await createSubject(script.options)
    const replayed = await runScript(script, subject)
    await subject.close()
    replays.push(replayed)
    const mismatches = compareTranscripts(recordingOf(script.name), replayed, differences, additions)
    expect(reportOf(mismatches)).toBe('')
  })

  it('differs in each listed difference', () => {
    expect(unused(recordings, differences)).toEqual([])
  })

  it('has each listed addition', () => {
    expect(replays).toHaveLength(scripts.length)
    expect(neverAnswered(replays, additions)).toEqual([])
  })
})

describe('the comparison', () => {
  const recording = recordingOf('closing')
  const altered: Transcript = {
    ...recording,
    entries: recording.entries.map((entry) =>
      entry.step === 'end ann ledger 1'
        ? // One amount in the text of the entry.
          (JSON.parse(JSON.stringify(entry).replace('"amount":"', '"amount":"1')) as typeof entry)
        : entry,
    ),
  }

  it('finds one amount that is another, and says where', () => {
    const mismatches = compareTranscripts(recording, altered, [])
    expect(mismatches.map(({ script, step, path }) => [script, step, path])).toEqual([
      ['closing', 'end ann ledger 1', 'answer.data.lines.0.money.amount'],
    ])
    expect(reportOf(mismatches)).toContain('closing, step end ann ledger 1: ann fund/records')
  })

  it('accepts a listed difference exactly, and nothing else', () => {
    const difference = {
      script: 'closing',
      step: 'end ann ledger 1',
      call: 'fund/records',
      path: 'answer.data.lines.0.money.amount',
      reason: 'a test',
      becomes: (recorded: unknown) => `1${String(recorded)}`,
    }
    expect(compareTranscripts(recording, altered, [difference])).toEqual([])
    expect(compareTranscripts(recording, recording, [difference])).toHaveLength(1)
  })

  it('finds a step that is missing, and one too many', () => {
    const shorter = { ...recording, entries: recording.entries.slice(0, -1) }
    expect(compareTranscripts(recording, shorter, [])).not.toEqual([])
    expect(compareTranscripts(shorter, recording, [])).toHaveLength(1)
  })

  it('finds a listed difference that changes nothing', () => {
    const stale = {
      script: '*',
      step: '*',
      call: '*',
      path: '**.money.amount',
      reason: 'a test',
      becomes: (recorded: unknown) => String(recorded),
    }
    expect(unused([recording], [stale])).toEqual([stale])
  })
})
