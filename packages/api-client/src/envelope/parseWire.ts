import * as z from 'zod/mini'
import { inWords } from './inWords.ts'

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly string[] }

/** Parses what came over the wire. A transform that throws (an impossible date) is an issue like any other. */
export function parseWire<Shape extends z.ZodMiniType>(
  shape: Shape,
  value: unknown,
): Parsed<z.output<Shape>> {
  try {
    const parsed = z.safeParse(shape, value, { error: inWords })
    if (parsed.success) return { ok: true, value: parsed.data }
    return {
      ok: false,
      issues: parsed.error.issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`),
    }
  } catch (error) {
    return { ok: false, issues: [error instanceof Error ? error.message : String(error)] }
  }
}
