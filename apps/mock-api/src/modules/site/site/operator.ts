import { instantText } from '@onelot/api-client'
import {
  type Fields,
  type ModuleValues,
  type Refusal,
  type Result,
  type SitePatch,
  invalid,
  marketIds,
  no,
  ok,
  site,
  siteStream,
} from '@onelot/domain'
import * as z from 'zod/mini'
import { parseRequest } from '@onelot/api-client/backend'
import type { ModuleSettings } from '../../base/moduleSettings.ts'
import { type OperatorDesk, operatorAction } from '../../base/operatorAction.ts'
import { partText, positiveText, reasonText } from '../../base/operatorShapes.ts'

type Done = Promise<Result<void, Refusal>>

export const changeSite = (desk: OperatorDesk, patch: SitePatch, reason = ''): Done =>
  desk.command(site, siteStream, { kind: 'site.change', patch, reason })

/** Moves the clock forward; the broker carries out what is due then. */
export const moveClock = (desk: OperatorDesk, byMs: number, reason = ''): Done =>
  desk.command(site, siteStream, { kind: 'site.moveClock', byMs, reason })

/** Until when a full window lasts is answered as a date, so that it has to be one. */
const LONGEST_WINDOW_MS = 366 * 86_400_000
const slots = z.int().check(z.gte(1), z.lte(1_000_000_000))
const limit = z.strictObject({ max: slots, windowMs: z.int().check(z.gte(1), z.lte(LONGEST_WINDOW_MS)) })

const streamSlots = z.strictObject({ account: slots, address: slots, process: slots })
const passwordSlots = z.strictObject({ address: slots, process: slots })

const whole = z.int().check(z.gte(1), z.lte(1_000))
const saleLock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('days'), days: whole }),
  z.strictObject({ kind: z.literal('minutes'), minutes: whole }),
])

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const configShape = z.strictObject({
  title: z.exactOptional(z.string()),
  logo: z.exactOptional(z.string()),
  brand: z.exactOptional(z.string()),
  kefuUrl: z.exactOptional(z.string()),
  webviewHosts: z.exactOptional(z.string()),
  serviceHours: z.exactOptional(z.string()),
  money: z.exactOptional(z.string()),
  prices: z.exactOptional(z.string()),
  currencies: z.exactOptional(z.string()),
  languages: z.exactOptional(z.string()),
  words: z.exactOptional(z.string()),
})

const settingsShape = z.strictObject({
  reason: reasonText,
  maintenance: z.exactOptional(z.boolean()),
  maintenanceUntil: z.exactOptional(instantText),
  submissions: z.exactOptional(limit),
  guestSubmissions: z.exactOptional(limit),
  marketReads: z.exactOptional(limit),
  streams: z.exactOptional(streamSlots),
  pendingBlocksTrading: z.exactOptional(z.boolean()),
  stopOutRate: z.exactOptional(positiveText),
  dividendWithholding: z.exactOptional(z.partialRecord(z.enum(marketIds), partText)),
  wrongPasswords: z.exactOptional(limit),
  networkGuesses: z.exactOptional(limit),
  passwordSlots: z.exactOptional(passwordSlots),
  uploadSlots: z.exactOptional(streamSlots),
  saleLocks: z.exactOptional(z.partialRecord(z.enum(marketIds), saleLock)),
  config: z.exactOptional(configShape),
  modules: z.exactOptional(z.custom<Readonly<Record<string, unknown>>>(isRecord)),
})

/** What is set of modules, each read by its own shape. */
function modulesIn(
  asked: Readonly<Record<string, unknown>>,
  known: ReadonlyMap<string, ModuleSettings>,
): Result<ModuleValues, Fields> {
  const values: Record<string, ModuleValues[string]> = {}
  for (const [name, figures] of Object.entries(asked)) {
    const settings = known.get(name)
    if (settings === undefined) return no({ [`modules.${name}`]: 'unknown' })
    const parsed: Result<object, Fields> = parseRequest(settings.shape, figures)
    if (!parsed.ok)
      return no(
        Object.fromEntries(
          Object.entries(parsed.refusal).map(([path, why]) => [
            path === 'body' ? `modules.${name}` : `modules.${name}.${path}`,
            why,
          ]),
        ),
      )
    values[name] = { ...parsed.value }
  }
  return ok(values)
}

export const siteActions = [
  operatorAction(
    '/settings',
    settingsShape,
    async ({ reason, pendingBlocksTrading, stopOutRate, dividendWithholding, modules, ...patch }, desk) => {
      const own = modulesIn(modules ?? {}, desk.services.moduleSettings)
      if (!own.ok) return no(invalid(own.refusal))
      const settings = {
        ...(pendingBlocksTrading === undefined ? {} : { pendingBlocksTrading }),
        ...(stopOutRate === undefined ? {} : { stopOutRate }),
        ...(dividendWithholding === undefined ? {} : { dividendWithholding }),
      }
      return changeSite(desk, { settings, ...patch, modules: own.value }, reason)
    },
  ),
]
