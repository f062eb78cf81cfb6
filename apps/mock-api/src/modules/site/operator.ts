import { type Refusal, type Result, type SitePatch, marketIds, site, siteStream } from '@onelot/domain'
import * as z from 'zod/mini'
import { type OperatorDesk, operatorAction } from '../operatorAction.ts'
import { partText, positiveText, reasonText } from '../operatorShapes.ts'

type Done = Promise<Result<void, Refusal>>

export const changeSite = (desk: OperatorDesk, patch: SitePatch, reason = ''): Done =>
  desk.command(site, siteStream, { kind: 'site.change', patch, reason })

/** Moves the clock forward; the broker carries out what is due then. */
export const moveClock = (desk: OperatorDesk, byMs: number, reason = ''): Done =>
  desk.command(site, siteStream, { kind: 'site.moveClock', byMs, reason })

const limit = z.strictObject({ max: z.int().check(z.gte(1)), windowMs: z.int().check(z.gte(1)) })

const slots = z.int().check(z.gte(1))
const streamSlots = z.strictObject({ account: slots, address: slots, process: slots })

const whole = z.int().check(z.gte(1), z.lte(1_000))
const saleLock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('days'), days: whole }),
  z.strictObject({ kind: z.literal('minutes'), minutes: whole }),
])

const settingsShape = z.strictObject({
  reason: reasonText,
  maintenance: z.exactOptional(z.boolean()),
  submissions: z.exactOptional(limit),
  guestSubmissions: z.exactOptional(limit),
  marketReads: z.exactOptional(limit),
  streams: z.exactOptional(streamSlots),
  pendingBlocksTrading: z.exactOptional(z.boolean()),
  stopOutRate: z.exactOptional(positiveText),
  dividendWithholding: z.exactOptional(z.partialRecord(z.enum(marketIds), partText)),
  wrongPasswords: z.exactOptional(limit),
  saleLocks: z.exactOptional(z.partialRecord(z.enum(marketIds), saleLock)),
})

export const siteActions = [
  operatorAction(
    '/settings',
    settingsShape,
    ({ reason, pendingBlocksTrading, stopOutRate, dividendWithholding, ...patch }, desk) => {
      const { settings: known } = desk.services.site.values
      const settings = {
        ...(pendingBlocksTrading === undefined ? {} : { pendingBlocksTrading }),
        ...(stopOutRate === undefined ? {} : { stopOutRate }),
        ...(dividendWithholding === undefined
          ? {}
          : { dividendWithholding: { ...known.dividendWithholding, ...dividendWithholding } }),
      }
      return changeSite(desk, { settings, ...patch }, reason)
    },
  ),
]
