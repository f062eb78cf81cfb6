import type { Endpoint } from '../contract/base/endpoint.ts'
import type { SessionTokens, ClientOptions } from './types.ts'

export const apiUrl = (origin: string, path: string): string => `${origin}/api/vue/${path}`

/** The headers of a call with a JSON body: the session, and the cross-site token where its cookie exists. */
export function apiHeaders(
  session: SessionTokens | undefined,
  readCookie: ClientOptions['readCookie'],
): Record<string, string> {
  return { 'content-type': 'application/json', ...sessionHeaders(session, readCookie) }
}

function sessionHeaders(
  session: SessionTokens | undefined,
  readCookie: ClientOptions['readCookie'],
): Record<string, string> {
  const xsrf = readCookie('XSRF-TOKEN')
  return {
    ...(session === undefined ? {} : { token: session.token, account: session.account }),
    ...(xsrf === undefined ? {} : { 'X-XSRF-TOKEN': xsrf }),
  }
}

/** The body of a call with its headers. A form's content type names its boundary: whoever sends it adds that. */
export function partsOf(
  { file }: Endpoint,
  request: unknown,
  session: SessionTokens | undefined,
  readCookie: ClientOptions['readCookie'],
): { readonly headers: Record<string, string>; readonly body: string | FormData } {
  return file === undefined
    ? { headers: apiHeaders(session, readCookie), body: JSON.stringify(request) }
    : { headers: sessionHeaders(session, readCookie), body: formOf(file.field, request) }
}

/** The file is sent under the name of its field: its own may say where and when it was made. */
function formOf(field: string, request: unknown): FormData {
  const form = new FormData()
  const file: unknown =
    typeof request === 'object' && request !== null ? Reflect.get(request, field) : undefined
  if (file instanceof Blob) form.append(field, file, field)
  return form
}
