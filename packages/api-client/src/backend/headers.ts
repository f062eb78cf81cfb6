const always = { 'x-content-type-options': 'nosniff' }

/** What every answer is sent with, and every stream: that no proxy holds its events back to compress them or to send many at once. */
export const plainHeaders = {
  answer: { ...always, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  stream: {
    ...always,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  },
} as const
