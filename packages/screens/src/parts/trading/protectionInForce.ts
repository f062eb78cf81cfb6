import type { OpenPositionOnWire } from '@onelot/api-client'
import type { Protection } from '@onelot/domain'

/** What protects a position now, as it would be asked for. */
export function protectionInForce({ protection }: Pick<OpenPositionOnWire, 'protection'>): Protection {
  const { takeProfit, stopLoss } = protection ?? {}
  return { takeProfit: takeProfit?.price, stopLoss: stopLoss?.stop }
}
