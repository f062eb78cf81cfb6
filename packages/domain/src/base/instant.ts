import type { Brand } from './brandedType.ts'

/** A moment, ISO 8601 in UTC with milliseconds (`2026-01-05T00:00:00.000Z`): it sorts as text. */
export type Instant = Brand<string, 'Instant'>
/** A calendar date of an exchange, `YYYY-MM-DD`; never an instant. */
export type LocalDate = Brand<string, 'LocalDate'>
/** A time of day of an exchange, `HH:mm`. */
export type TimeOfDay = Brand<string, 'TimeOfDay'>

export const instant = (epochMs: number): Instant => new Date(epochMs).toISOString() as Instant
export const epochMs = (at: Instant): number => Date.parse(at)
export const plusMs = (at: Instant, ms: number): Instant => instant(epochMs(at) + ms)
export const localDate = (value: string): LocalDate => value as LocalDate
export const timeOfDay = (value: string): TimeOfDay => value as TimeOfDay
