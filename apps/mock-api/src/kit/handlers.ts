import { type RequestHandler, http } from 'msw'
import type { BrowserBroker } from '../browser.ts'

/**
 * Handlers of MSW that a broker answers all calls below `/api/` by, of any origin: for a worker in the page, or a server in Node.
 * @param broker a broker, or what gives the one of the running test
 */
export const brokerHandlers = (broker: BrowserBroker | (() => BrowserBroker)): readonly RequestHandler[] => [
  http.all('*/api/*', ({ request }) => (typeof broker === 'function' ? broker() : broker).fetch(request)),
]
