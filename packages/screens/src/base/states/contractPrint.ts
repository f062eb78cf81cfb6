import type { ApiFailure } from '@onelot/api-client'

/** Bundlers put the value in its place, as they do for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** The call whose answer was not understood; in development with the first field of it, and what is expected there. */
export function contractPrint({ path, issues }: Extract<ApiFailure, { readonly kind: 'contract' }>): string {
  const [first] = issues
  return process.env.NODE_ENV === 'development' && first !== undefined ? `${path}: ${first}` : path
}
