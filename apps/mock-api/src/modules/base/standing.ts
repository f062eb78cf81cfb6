import { type Standing, type StreamState, accountAnswers } from '@onelot/domain'
import type { Services } from '../../services.ts'

/** What decides whether an account may ask for a product. */
export function standingOf({ site }: Pick<Services, 'site'>, state: StreamState): Standing {
  const { account, restrictions, realName, pending } = accountAnswers(state)
  const isBlocked = site.values.settings.pendingBlocksTrading && pending !== undefined
  return { account, restrictions, realName, isBlocked }
}
