import type { TransportMessages } from '../messages.ts'

export const transport = {
  http: 'Request failed with status code {{status}}',
  timeout: 'No answer within 10 seconds.',
  network: 'No connection. Please check your network.',
  contract: 'The answer could not be read. This is an error in the app or the server, not yours.',
  sessionEnded: 'Your session has ended. Please log in again.',
  unknown: 'We do not know yet whether this went through. Check before you send it again.',
} as const satisfies TransportMessages
