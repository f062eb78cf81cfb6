import {
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  blockTradesSubmit,
  electiveDividendsElect,
  lendingRecall,
  lendingSetAutomatic,
  lendingSubmit,
  dayTradingSetLossLimit,
  increasesApply,
  placementsSubmit,
} from '@onelot/api-client'

/** What the member of a world asks for off exchange. Each request returns its id. */
export interface OffExchangeGuide {
  /** Of a block or an OTC lot. */
  buyBlock(asked: RequestInput<typeof blockTradesSubmit>): Promise<string>
  /** For shares of a placement. */
  subscribe(asked: RequestInput<typeof placementsSubmit>): Promise<string>
  /** Rights to new shares. */
  useRights(asked: RequestInput<typeof increasesApply>): Promise<void>
  /** Own shares for a term. */
  lend(asked: RequestInput<typeof lendingSubmit>): Promise<string>
  lendAutomatically(wanted: RequestInput<typeof lendingSetAutomatic>): Promise<void>
  /** What is lent by a request. */
  recall(request: string): Promise<void>
  /** A dividend in shares. */
  elect(asked: RequestInput<typeof electiveDividendsElect>): Promise<string>
  /** What the day trades of a market may lose in a day. */
  limitDayLoss(asked: RequestInput<typeof dayTradingSetLossLimit>): Promise<void>
}

type Write = <E extends Endpoint>(endpoint: E, request: RequestInput<E>) => Promise<ResponseOf<E>>

export const offExchangeGuide = (write: Write): OffExchangeGuide => ({
  buyBlock: async (asked) => (await write(blockTradesSubmit, asked)).trade.id,
  subscribe: async (asked) => (await write(placementsSubmit, asked)).subscription.id,
  useRights: async (asked) => {
    await write(increasesApply, asked)
  },
  lend: async (asked) => (await write(lendingSubmit, asked)).loan.id,
  lendAutomatically: async (wanted) => {
    await write(lendingSetAutomatic, wanted)
  },
  recall: async (request) => {
    await write(lendingRecall, { request })
  },
  elect: async (asked) => {
    const { dividends } = await write(electiveDividendsElect, asked)
    const request = dividends.find(({ id }) => id === asked.dividend)?.request
    if (request === undefined) throw new Error('an election waits for its review')
    return request
  },
  limitDayLoss: async (asked) => {
    await write(dayTradingSetLossLimit, asked)
  },
})
