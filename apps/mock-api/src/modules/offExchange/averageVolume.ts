import { type Decimal, type Instant, type InstrumentId, exact, roundTo } from '@onelot/domain'
import type { Services } from '../../services.ts'

/** Whole trading days whose volume is averaged. */
const DAYS = 20

/** Shares of a day on average, of the last whole trading days; undefined of a share that was not traded on one. */
export async function averageVolumeOf(
  { market, yieldTurn }: Pick<Services, 'market' | 'yieldTurn'>,
  instrument: InstrumentId,
  now: Instant,
): Promise<Decimal | undefined> {
  const today = market.session(instrument, now)?.tradingDay
  const query = { period: 'day', adjustment: 'none', limit: DAYS, before: today } as const
  const { candles } = await market.candles(instrument, query, now, yieldTurn)
  if (candles.length === 0) return undefined
  const sum = candles.reduce((total, { volume }) => total.plus(volume), exact('0'))
  return roundTo(sum.div(String(candles.length)), 0, 'halfUp')
}
