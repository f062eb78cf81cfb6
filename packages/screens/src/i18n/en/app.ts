export const app = {
  tabs: {
    label: 'Main',
    home: 'Home',
    market: 'Market',
    trade: 'Holdings',
    watchlist: 'Watchlist',
    mine: 'Mine',
  },
  failure: { safe: 'Your money and orders are as they were.' },
  member: {
    title: 'Log in to see this',
    description: 'Prices and charts are open to everyone. Your holdings are only yours.',
    logIn: 'Log in',
  },
  unknown: {
    text: 'No answer came, so we do not know whether this went through. Checking will not do it twice.',
    check: 'Check now',
  },
  kept: 'What you filled in is kept.',
  practice: {
    demoCalendar: 'Practice money. Demo hours, open all day.',
  },
  cancel: 'Cancel',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here.',
  notYet: {
    title: '{{area}} is not available yet',
    text: 'This part of Onelot is still being built. Nothing here has been switched off for your account.',
  },
} as const
