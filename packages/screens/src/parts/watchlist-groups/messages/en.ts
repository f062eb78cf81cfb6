export const watching = {
  group: 'Watchlist',
  added: 'Added to {{group}}',
  removed: 'Removed from your watchlist',
  removedMany_one: 'Removed {{count, number}} stock',
  removedMany_other: 'Removed {{count, number}} stocks',
  undo: 'Undo',
  guest: {
    title: 'Log in to follow stocks',
    text: 'Your watchlist is kept with your account.',
    logIn: 'Log in',
    register: 'Open an account',
  },
} as const
