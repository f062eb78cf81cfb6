import {
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  copyTradingAdd,
  copyTradingEnd,
  copyTradingPause,
  copyTradingSetStopLoss,
  copyTradingSubmit,
  strategiesCancel,
  strategiesEnd,
  strategiesSubmit,
} from '@onelot/api-client'

/** What the member of a world has managed for it. */
export interface ManagedGuide {
  /** Asks to follow a mentor. Returns the request's id. */
  follow(asked: RequestInput<typeof copyTradingSubmit>): Promise<string>
  /** Asks to put in more. Returns the request's id. */
  addTo(request: string, amount: string): Promise<string>
  pauseFollow(request: string): Promise<void>
  stopFollowAt(request: string, stopLoss: number): Promise<void>
  endFollow(request: string): Promise<void>
  /** Begins a run of a strategy. Returns its id. */
  runStrategy(asked: RequestInput<typeof strategiesSubmit>): Promise<string>
  cancelRun(run: string): Promise<void>
  endRun(run: string): Promise<void>
}

type Write = <E extends Endpoint>(endpoint: E, request: RequestInput<E>) => Promise<ResponseOf<E>>

export const managedGuide = (write: Write): ManagedGuide => ({
  follow: async (asked) => (await write(copyTradingSubmit, asked)).follow.id,
  addTo: async (request, amount) => (await write(copyTradingAdd, { request, amount })).more.id,
  async pauseFollow(request) {
    await write(copyTradingPause, { request })
  },
  async stopFollowAt(request, stopLoss) {
    await write(copyTradingSetStopLoss, { request, stopLoss })
  },
  async endFollow(request) {
    await write(copyTradingEnd, { request })
  },
  runStrategy: async (asked) => (await write(strategiesSubmit, asked)).run.id,
  async cancelRun(run) {
    await write(strategiesCancel, { run })
  },
  async endRun(run) {
    await write(strategiesEnd, { run })
  },
})
