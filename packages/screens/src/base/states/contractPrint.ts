import { type ApiFailure, isDevelopment } from '@onelot/api-client'

/** The call whose answer was not understood; in development with the first field of it, and what is expected there. */
export function contractPrint({ path, issues }: Extract<ApiFailure, { readonly kind: 'contract' }>): string {
  const [first] = issues
  return isDevelopment() && first !== undefined ? `${path}: ${first}` : path
}
