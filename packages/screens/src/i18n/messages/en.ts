export const app = {
  failure: {
    http: 'The server has a problem.',
    refused: 'This was refused ({{code}}).',
    safe: 'Your money and orders are as they were.',
  },
  notRefreshed: 'Not refreshed since {{time}}. {{reason}}',
  member: {
    title: 'Log in to see this',
    description: 'Prices and charts are open to everyone. Your holdings are only yours.',
    logIn: 'Log in',
  },
  unknown: {
    sending: 'No answer came, so we do not know whether this went through. Checking will not do it twice.',
    checking: 'It is still not known whether this went through. Check again in a moment.',
    earlier: 'Something you sent before got no answer. Check what became of it first.',
    carriedOut: 'What got no answer was carried out.',
    neverArrived: 'It never arrived. You can send it again.',
    check: 'Check now',
  },
  kept: 'What you filled in is kept.',
  practice: { demoCalendar: 'Practice money. Demo hours, open all day.' },
  cancel: 'Cancel',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here.',
  tabs: 'Main',
  brand: { name: 'Onelot', tagline: 'One lot is one share.' },
  fields: { phone: 'Phone number', password: 'Password' },
  notYet: {
    title: '{{area}} is not available yet',
    text: 'This part of Onelot is still being built. Nothing here has been switched off for your account.',
  },
} as const
