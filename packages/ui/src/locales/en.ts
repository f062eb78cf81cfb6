/** The interface's own few words; every product word belongs to the screens (RULES 8). The other packs follow this one. */
export const en = {
  close: 'Close',
  back: 'Back',
  retry: 'Try again',
  loading: 'Loading',
  loadMore: 'Load more',
  noMore: 'That is all',
  loadFailed: 'Could not load more.',
  optional: 'optional',
  simulated: 'Simulated',
  password: { show: 'Show password', hide: 'Hide password' },
  amount: {
    empty: 'Enter an amount.',
    notANumber: 'Use digits and one decimal mark.',
    ambiguous: 'Unclear separators. Type digits only.',
    tooManyPlaces: 'Too many digits after the decimal mark.',
    tooLong: 'That number is too long.',
  },
  pull: {
    normal: '',
    pulling: 'Pull down to refresh',
    loosing: 'Release to refresh',
    loading: 'Refreshing',
    success: 'Up to date',
    failure: 'Could not refresh',
    button: 'Refresh',
  },
  steps: { done: 'done', current: 'in progress', waiting: 'waiting', failed: 'failed' },
} as const

type Widened<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widened<T[K]> }

/** The shape of a locale pack. A missing or extra word does not compile. */
export type UiWords = Widened<typeof en>
