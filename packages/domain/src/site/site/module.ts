import { epochMs } from '../../base/instant.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Change, ModuleEvent, RuleContext } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import { exact } from '../../base/money/exact.ts'
import { type FieldReason, type Fields, type Refusal, invalid } from '../../base/refusals/refusal.ts'
import {
  type ModuleValues,
  type PasswordSlots,
  type SettingsPatch,
  type RateLimit,
  type SiteValues,
  type StreamSlots,
  withModuleValues,
  withSettings,
} from '../../base/settings/settings.ts'
import { type SiteConfig, malformedConfig } from '../../base/settings/siteConfig.ts'

/** Some of what an operator may set, each figure by itself. */
export interface SitePatch extends Partial<
  Omit<SiteValues, 'settings' | 'config' | 'clockOffsetMs' | 'modules'>
> {
  readonly settings?: SettingsPatch
  readonly config?: Partial<SiteConfig> | undefined
  readonly modules?: ModuleValues | undefined
}

/** What the operator has set; what is missing has the broker's own default. */
export interface SiteState extends SitePatch {
  readonly clockOffsetMs?: number
}

export type SiteCommand =
  | {
      readonly kind: 'site.change'
      readonly patch: SitePatch
      readonly reason: string
    }
  /** Forward only. */
  | { readonly kind: 'site.moveClock'; readonly byMs: number; readonly reason: string }

interface Base extends ModuleEvent {
  readonly version: 1
  readonly reason: string
}
export type SiteEvent =
  | (Base & { readonly kind: 'site.changed'; readonly patch: SitePatch })
  | (Base & { readonly kind: 'site.clockMoved'; readonly offsetMs: number })

/** The clock stays below it: the simulated market has no prices later. */
export const LATEST_TIME = Date.UTC(2038, 0, 1)

const rateReason = (rate: string): FieldReason | undefined => {
  if (exact(rate).lte('0')) return 'tooLow'
  return exact(rate).gte('1') ? 'tooHigh' : undefined
}
/** A part of a whole is from 0 to below 1. */
const isNoPart = (rate: string): boolean => exact(rate).lt('0') || exact(rate).gte('1')
const limitReason = ({ max, windowMs }: RateLimit): FieldReason | undefined => {
  if (!Number.isSafeInteger(max) || !Number.isSafeInteger(windowMs)) return 'notWhole'
  return max < 1 || windowMs < 1 ? 'tooLow' : undefined
}

function slotsReason(slots: StreamSlots | PasswordSlots): FieldReason | undefined {
  const counts = Object.values<number>({ ...slots })
  if (!counts.every(Number.isSafeInteger)) return 'notWhole'
  return counts.some((count) => count < 1) ? 'tooLow' : undefined
}

function patchFields({ settings, ...patch }: SitePatch, { now }: RuleContext): Fields {
  const reasons = {
    maintenanceUntil:
      patch.maintenanceUntil !== undefined && patch.maintenanceUntil <= now ? ('tooLow' as const) : undefined,
    stopOutRate: settings?.stopOutRate && rateReason(settings.stopOutRate),
    practiceMoney:
      settings?.practiceMoney && Object.values(settings.practiceMoney).some((amount) => exact(amount).lt('0'))
        ? ('tooLow' as const)
        : undefined,
    dividendWithholding:
      settings?.dividendWithholding && Object.values(settings.dividendWithholding).some(isNoPart)
        ? ('tooHigh' as const)
        : undefined,
    submissions: patch.submissions && limitReason(patch.submissions),
    guestSubmissions: patch.guestSubmissions && limitReason(patch.guestSubmissions),
    marketReads: patch.marketReads && limitReason(patch.marketReads),
    streams: patch.streams && slotsReason(patch.streams),
    wrongPasswords: patch.wrongPasswords && limitReason(patch.wrongPasswords),
    networkGuesses: patch.networkGuesses && limitReason(patch.networkGuesses),
    passwordSlots: patch.passwordSlots && slotsReason(patch.passwordSlots),
    uploadSlots: patch.uploadSlots && slotsReason(patch.uploadSlots),
  }
  const fields: Record<string, FieldReason> = { ...malformedConfig(patch.config ?? {}) }
  for (const [path, reason] of Object.entries(reasons)) if (reason !== undefined) fields[path] = reason
  return fields
}

/** The clock moves forward only, and within the years of the calendars. */
function clockFields(byMs: number, { now }: RuleContext): Fields {
  if (!Number.isSafeInteger(byMs)) return { now: 'notWhole' }
  if (byMs < 0) return { now: 'tooLow' }
  return epochMs(now) + byMs >= LATEST_TIME ? { now: 'tooHigh' } : {}
}

function check(command: SiteCommand, _: SiteState, context: RuleContext): readonly Refusal[] {
  const fields =
    command.kind === 'site.change' ? patchFields(command.patch, context) : clockFields(command.byMs, context)
  return Object.keys(fields).length === 0 ? [] : [invalid(fields)]
}

function accept(command: SiteCommand, state: SiteState, context: RuleContext): readonly SiteEvent[] {
  const base = { version: 1, at: context.now, postings: [], reason: command.reason } as const
  return command.kind === 'site.change'
    ? [{ ...base, kind: 'site.changed', patch: command.patch }]
    : [{ ...base, kind: 'site.clockMoved', offsetMs: (state.clockOffsetMs ?? 0) + command.byMs }]
}

/** One that begins or ends takes with it when the one before was to end. */
const maintenanceIn = ({ maintenance, maintenanceUntil }: SitePatch): Pick<SitePatch, 'maintenanceUntil'> =>
  maintenance === undefined ? {} : { maintenanceUntil }

function evolve(state: SiteState, event: SiteEvent): SiteState {
  switch (event.kind) {
    case 'site.changed':
      return {
        ...state,
        ...event.patch,
        ...maintenanceIn(event.patch),
        settings: withSettings(state.settings ?? {}, event.patch.settings),
        config: event.patch.config === undefined ? state.config : { ...state.config, ...event.patch.config },
        modules: withModuleValues(state.modules, event.patch.modules),
      }
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
  accept,
  schedule: () => [],
  rows,
})
