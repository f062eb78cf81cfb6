import { epochMs } from '../instant.ts'
import {
  type Change,
  type Decision,
  type ModuleEvent,
  type RuleContext,
  defineModule,
} from '../module/module.ts'
import type { RowChange } from '../module/rows.ts'
import { exact } from '../money/decimal.ts'
import {
  type FieldReason,
  type Fields,
  type Refusal,
  type Result,
  invalid,
  no,
  ok,
} from '../refusals/refusal.ts'
import type { RateLimit, SiteValues } from '../settings/settings.ts'

/** What the operator has set; what is missing has the broker's own default. */
export type SiteState = Partial<SiteValues>

export type SiteCommand =
  | {
      readonly kind: 'site.change'
      readonly patch: Partial<Omit<SiteValues, 'clockOffsetMs'>>
      readonly reason: string
    }
  | { readonly kind: 'site.moveClock'; readonly offsetMs: number; readonly reason: string }

interface Base extends ModuleEvent {
  readonly version: 1
  readonly reason: string
}
export type SiteEvent =
  | (Base & { readonly kind: 'site.changed'; readonly patch: Partial<SiteValues> })
  | (Base & { readonly kind: 'site.clockMoved'; readonly offsetMs: number })

/** The calendars and the simulated market end here. */
export const LATEST_TIME = Date.UTC(2100, 0, 1)

const rateReason = (rate: string): FieldReason | undefined => {
  if (exact(rate).lte('0')) return 'tooLow'
  return exact(rate).gte('1') ? 'tooHigh' : undefined
}
const limitReason = ({ max, windowMs }: RateLimit): FieldReason | undefined => {
  if (!Number.isSafeInteger(max) || !Number.isSafeInteger(windowMs)) return 'notWhole'
  return max < 1 || windowMs < 1 ? 'tooLow' : undefined
}

function patchFields({ settings, ...patch }: Partial<SiteValues>): Fields {
  const reasons = {
    stopOutRate: settings && rateReason(settings.stopOutRate),
    practiceMoney:
      settings && Object.values(settings.practiceMoney).some((amount) => exact(amount).lt('0'))
        ? ('tooLow' as const)
        : undefined,
    submissions: patch.submissions && limitReason(patch.submissions),
    guestSubmissions: patch.guestSubmissions && limitReason(patch.guestSubmissions),
    wrongPasswords: patch.wrongPasswords && limitReason(patch.wrongPasswords),
  }
  const fields: Record<string, FieldReason> = {}
  for (const [path, reason] of Object.entries(reasons)) if (reason !== undefined) fields[path] = reason
  return fields
}

/** Time does not run backwards, and not past what the calendars know. */
function clockFields(offsetMs: number, before: number, context: RuleContext): Fields {
  if (!Number.isSafeInteger(offsetMs)) return { now: 'notWhole' }
  if (offsetMs < before) return { now: 'tooLow' }
  return epochMs(context.now) + offsetMs - before >= LATEST_TIME ? { now: 'tooHigh' } : {}
}

function check(command: SiteCommand, state: SiteState, context: RuleContext): readonly Refusal[] {
  const fields =
    command.kind === 'site.change'
      ? patchFields(command.patch)
      : clockFields(command.offsetMs, state.clockOffsetMs ?? 0, context)
  return Object.keys(fields).length === 0 ? [] : [invalid(fields)]
}

function decide(command: SiteCommand, state: SiteState, context: RuleContext): Result<Decision<SiteEvent>> {
  const [refusal] = check(command, state, context)
  if (refusal !== undefined) return no(refusal)
  const base = { version: 1, at: context.now, postings: [], reason: command.reason } as const
  return command.kind === 'site.change'
    ? ok({ events: [{ ...base, kind: 'site.changed', patch: command.patch }] })
    : ok({ events: [{ ...base, kind: 'site.clockMoved', offsetMs: command.offsetMs }] })
}

function evolve(state: SiteState, event: SiteEvent): SiteState {
  switch (event.kind) {
    case 'site.changed':
      return { ...state, ...event.patch }
    case 'site.clockMoved':
      return { ...state, clockOffsetMs: event.offsetMs }
    default: {
      const never: never = event
      return never
    }
  }
}

const initial: SiteState = {}

/** The one row that every instance reads. */
export const siteRow = { collection: 'site.values', key: 'site' } as const

const rows = ({ after }: Change<SiteState, SiteEvent>): readonly RowChange[] => [
  { ...siteRow, row: { state: 'current', sortKey: 'site', body: after } },
]

/** What an operator sets for the whole site: settings, limits, the clock, maintenance (docs/rules/operator.md). */
export const site = defineModule({
  name: 'site',
  stream: 'site',
  initial,
  shape: 1,
  evolve,
  upcasts: { 'site.changed': [], 'site.clockMoved': [] },
  refusals: { 'site.change': ['VALIDATION'], 'site.moveClock': ['VALIDATION'] },
  check,
  decide,
  schedule: () => [],
  rows,
})
