import type { Words } from '../pack.ts'
import { app } from './app.ts'
import { login } from './login.ts'
import { market } from './market.ts'
import { mine } from './mine.ts'
import { places } from './places.ts'
import { stockDetail } from './stockDetail.ts'
import { trade } from './trade.ts'

export const tw = { app, login, market, places, stockDetail, trade, mine } satisfies Words
