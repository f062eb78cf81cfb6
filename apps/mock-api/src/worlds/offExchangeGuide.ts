import {
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  blockTradesSubmit,
  placementsSubmit,
} from '@onelot/api-client'

/** What the member of a world asks for off exchange. Each returns the id of the request. */
export interface OffExchangeGuide {
  /** Of a block or an OTC lot. */
  buyBlock(asked: RequestInput<typeof blockTradesSubmit>): Promise<string>
  /** For shares of a placement. */
  subscribe(asked: RequestInput<typeof placementsSubmit>): Promise<string>
}

type Write = <E extends Endpoint>(endpoint: E, request: RequestInput<E>) => Promise<ResponseOf<E>>

export const offExchangeGuide = (write: Write): OffExchangeGuide => ({
  buyBlock: async (asked) => (await write(blockTradesSubmit, asked)).trade.id,
  subscribe: async (asked) => (await write(placementsSubmit, asked)).subscription.id,
})
