export const app = {
  failure: {
    http: 'The server has a problem.',
    refused: 'This was refused ({{code}}).',
    safe: 'Your money and orders are as they were.',
  },
  notRefreshed: 'Not refreshed since {{time}}. {{reason}}',
  member: {
    title: 'Log in to see this',
    description: 'Prices and charts are open to everyone. Only you can see your holdings.',
    logIn: 'Log in',
  },
  unknown: {
    sending: 'No answer came, so we do not know whether this went through. Checking does not send it twice.',
    checking: 'We still do not know whether this went through. Check again in a moment.',
    earlier: 'An earlier request got no answer. Check it first.',
    carriedOut: 'The request that got no answer went through.',
    neverArrived: 'It never arrived. You can send it again.',
    check: 'Check now',
  },
  kept: 'What you entered is kept.',
  practice: { demoCalendar: 'Practice money. Demo hours, open all day.' },
  cancel: 'Cancel',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here.',
  tabs: 'Main',
  brand: { name: 'Onelot', tagline: 'Invest from a single share.' },
  fields: { phone: 'Phone number', password: 'Password' },
  notYet: {
    title: '{{area}} is not available yet',
    text: 'We are still building this part of Onelot. Your account is not restricted.',
  },
} as const
