import type { SessionTokens, ClientOptions } from './types.ts'

export const apiUrl = (origin: string, path: string): string => `${origin}/api/vue/${path}`

/** The headers of every call: the session, and the cross-site token where its cookie exists. */
export function apiHeaders(
  session: SessionTokens | undefined,
  readCookie: ClientOptions['readCookie'],
): Record<string, string> {
  const xsrf = readCookie('XSRF-TOKEN')
  return {
    'content-type': 'application/json',
    ...(session === undefined ? {} : { token: session.token, account: session.account }),
    ...(xsrf === undefined ? {} : { 'X-XSRF-TOKEN': xsrf }),
  }
}
