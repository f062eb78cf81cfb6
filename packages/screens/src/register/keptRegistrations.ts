import type { ApiClient } from '@onelot/api-client'
import type { Registration } from './registration.ts'

/**
 * What was answered waits for a person who reads the agreement and comes back, in memory alone: a password is written to no storage. By client,
 * of which an app has one.
 */
export const keptRegistrations = new WeakMap<ApiClient, Registration>()
