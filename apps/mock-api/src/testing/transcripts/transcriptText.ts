import { isList, isObject } from './normalise.ts'
import type { Transcript } from './runner.ts'
import type { Json } from './steps.ts'

const WIDTH = 120

function linesOf(value: Json, indent: string): string {
  const flat = JSON.stringify(value)
  if (indent.length + flat.length <= WIDTH) return flat
  const inner = `${indent} `
  if (isList(value)) return `[\n${value.map((item) => inner + linesOf(item, inner)).join(',\n')}\n${indent}]`
  if (!isObject(value)) return flat
  const lines = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${linesOf(item, inner)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}

/** JSON in lines of some 120 characters, so that a difference of two recordings shows what differs, and little else. */
export const transcriptText = (transcript: Transcript): string =>
  // A transcript holds answers and bodies of the wire, and nothing but JSON.
  `${linesOf(JSON.parse(JSON.stringify(transcript)) as Json, '')}\n`
