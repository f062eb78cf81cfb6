import type { BrokerModule } from '../brokerModule.ts'
import { marketRoutes } from './endpoints.ts'

export const market: BrokerModule = { routes: marketRoutes }
