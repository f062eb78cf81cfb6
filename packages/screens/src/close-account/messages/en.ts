export { refusals } from '@onelot/api-client/texts/en'

export const closeAccount = {
  lead: 'Closing is final',
  text: 'A closed account cannot be opened again. Your phone number can open a new one.',
  obstacles: {
    title: 'Before you can close it',
    frozen: { title: 'Your account is frozen', text: 'Ask customer support' },
    positions: { title: 'Open positions', text: 'Close them first' },
    deposit: { title: 'A deposit is under review', text: 'Wait for it, or cancel it' },
    fundOperation: { title: 'A transfer is under review', text: 'Wait for it, or cancel it' },
    dividend: { title: 'A dividend is still to be paid', text: 'It arrives on its pay date' },
    review: { title: 'A request is under review', text: 'Wait for it, or cancel it' },
    orders: { title: 'Pending orders', text: 'Cancel them first' },
    loan: { title: 'An unpaid loan', text: 'Repay it first' },
    moneyLeft: { title: 'Money of your own', text: 'Withdraw it first' },
  },
  atOnce: {
    title: 'What happens at once',
    loggedOut: 'You are logged out on all devices.',
    erased: 'Your phone number, ID number, photos, bank accounts and wallets are erased.',
    invitation: 'Your invitation code ends.',
  },
  forfeits: { title: 'What you give up', text: 'Practice money is not paid out.' },
  kept: {
    title: 'What is kept, as the law demands',
    text: 'Afterwards nobody can read it.',
    transactions: 'Transactions and logins',
    investments: 'Orders and trades',
    name: 'Your name, encrypted',
    years_one: '{{count, number}} year',
    years_other: '{{count, number}} years',
  },
  next: 'Continue',
  form: {
    text: 'Confirm that it is you.',
    password: 'Login password',
    fundPassword: 'Withdrawal password',
    consent: 'I have read what closing means and <link>what is kept of me</link>.',
    submit: 'Close account',
  },
  confirm: {
    question: 'Close it for good?',
    text: 'You will be logged out. If no answer arrives and you cannot log in again, your account is closed.',
    action: 'Close for good',
  },
  done: { title: 'Your account is closed', text: 'You are being logged out.' },
} as const
