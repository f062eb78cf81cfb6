import type { BrokerModule } from '../../base/brokerModule.ts'
import { marketRoutes } from './endpoints.ts'
import { marketListRoutes } from './listRoutes.ts'

export const market: BrokerModule = { routes: [...marketRoutes, ...marketListRoutes] }
