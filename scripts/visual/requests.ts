import { type Page, type Request } from 'playwright'

/** Streams stay open; a camera does not wait for their end. */
const isStream = (request: Request) =>
  request.resourceType() === 'eventsource' || (request.headers()['accept'] ?? '').includes('event-stream')

/** Counts what a page is still fetching. A story may hold a request on purpose, so whoever waits must also give up. */
export function requestsOf(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!isStream(request)) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    count: () => open.size,
    forget: () => {
      open.clear()
    },
  }
}
