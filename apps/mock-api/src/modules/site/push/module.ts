import type { BrokerModule } from '../../base/brokerModule.ts'
import { routes } from './endpoints.ts'

/** What devices are sent while the app is closed (docs/push.md). */
export const push: BrokerModule = { routes }
