import {
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  loansRepay,
  loansSubmit,
} from '@onelot/api-client'

/** What the member of a world borrows and pays back. Each request returns its id. */
export interface CreditGuide {
  borrow(asked: RequestInput<typeof loansSubmit>): Promise<string>
  repay(asked: RequestInput<typeof loansRepay>): Promise<string>
}

type Write = <E extends Endpoint>(endpoint: E, request: RequestInput<E>) => Promise<ResponseOf<E>>

export const creditGuide = (write: Write): CreditGuide => ({
  borrow: async (asked) => (await write(loansSubmit, asked)).loan.id,
  repay: async (asked) => (await write(loansRepay, asked)).repayment.id,
})
