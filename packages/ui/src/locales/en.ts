import { entry } from './entry/en.ts'
import { display } from './display/en.ts'
import { finance } from './finance/en.ts'
import { products } from './products/en.ts'
import type { Bundle, KeyOf, Translate } from './messages.ts'

/** The interface's own few messages; those of the product belong to the screens. The other languages' bundles follow this one. */
export const en = {
  close: 'Close',
  back: 'Back',
  retry: 'Try again',
  loading: 'Loading',
  noMore: 'Nothing more to show',
  loadFailed: 'Could not load more.',
  optional: '{{label}} (optional)',
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
    pulling: 'Pull down to refresh',
    loosing: 'Release to refresh',
    loading: 'Refreshing',
    success: 'Up to date',
    failure: 'Could not refresh',
    button: 'Refresh',
  },
  steps: { done: 'done', current: 'in progress', waiting: 'waiting', failed: 'failed' },
  entry,
  display,
  finance,
  products,
} as const

/** The shape of a locale bundle: a missing or an extra message does not compile. */
export type UiMessages = Bundle<typeof en>
export type UiKey = KeyOf<typeof en>
export type UiTranslate = Translate<typeof en>
