import type { NumberRefusal, ParsedNumber } from './parseNumber.ts'

interface Judgement {
  /** What the owner finds wrong. */
  readonly error: string | undefined
  /** Whether the field says by itself what is wrong with its text. */
  readonly judged: boolean
  readonly t: (key: `amount.${NumberRefusal}`) => string
}

/** What a field says of its text: of one that is no number at all, why; otherwise what its owner finds wrong first. */
export function fieldComplaint(parsed: ParsedNumber, { error, judged, t }: Judgement): string | undefined {
  if (parsed.ok || parsed.reason === 'empty') return error
  const isNone = parsed.reason === 'notANumber' || parsed.reason === 'ambiguous'
  if (error !== undefined) return isNone ? t(`amount.${parsed.reason}`) : error
  return judged ? t(`amount.${parsed.reason}`) : undefined
}
