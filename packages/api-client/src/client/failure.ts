import type { WireRefusal } from '../envelope/envelope.ts'

/** Why a call has no answer. `contract` is a bug of one of the two sides, and is shown as such. */
export type ApiFailure =
  | { readonly kind: 'refused'; readonly refusal: WireRefusal }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network' }
  | { readonly kind: 'contract'; readonly path: string; readonly issues: readonly string[] }
  | { readonly kind: 'sessionEnded' }

/** Whether the back end does not have the call: nothing is wrong, and another try would not help. */
export const isNotOffered = (failure: ApiFailure): boolean =>
  failure.kind === 'refused' && failure.refusal.code === 'CALL_NOT_OFFERED'

/** What a read throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: ApiFailure

  constructor(failure: ApiFailure) {
    super(describe(failure))
    this.failure = failure
  }
}

/** Text in logs and consoles; readers see the catalogue's texts instead. */
function describe(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'refused':
      return `refused: ${failure.refusal.code ?? failure.refusal.text}`
    case 'http':
      return `Request failed with status code ${String(failure.status)}`
    case 'contract':
      return `${failure.path} broke the contract: ${failure.issues.join('; ')}`
    case 'timeout':
    case 'network':
    case 'sessionEnded':
      return failure.kind
  }
}
