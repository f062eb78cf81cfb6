import type { TransportRefusal } from '@onelot/api-client'
import type { Instant, SiteValues } from '@onelot/domain'
import { transportRefusal } from './envelope.ts'

/** Why no call is answered now: maintenance, and until when while that lies ahead. Undefined where there is none. */
export function maintenanceOf(
  { maintenance, maintenanceUntil }: SiteValues,
  now: Instant,
): TransportRefusal<'SYSTEM_BUSY'> | undefined {
  if (!maintenance) return undefined
  const isAhead = maintenanceUntil !== undefined && maintenanceUntil > now
  return transportRefusal('SYSTEM_BUSY', {
    reason: 'maintenance',
    until: isAhead ? maintenanceUntil : undefined,
  })
}
