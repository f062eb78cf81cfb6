import type { TransportMessages } from '../messages.ts'

export const transport = {
  http: 'Request failed with status code {{status}}',
  timeout: 'No answer within 10 seconds.',
  network: 'No connection. Please check your network.',
  contract: 'The answer could not be understood. This is an error in the app or the server, not of yours.',
  sessionEnded: 'Your session has ended. Please log in again.',
  unknown: 'It is not known whether this went through. Check what became of it before you send it again.',
} as const satisfies TransportMessages
