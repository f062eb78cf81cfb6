export { refusals } from '@onelot/api-client/texts/en'
export const loginPassword = {
  text: 'When you change it, you are logged out on all your other devices.',
  current: 'Current password',
  next: 'New password',
  again: 'New password again',
  hint: '8 characters or more, with a letter and a digit',
  same: 'This is your current password. Choose another one.',
  submit: 'Change password',
  done: 'Password changed. Your other devices are logged out.',
  otherWays: 'Other options',
  devices: 'See where you are logged in',
  forgotten: 'Forgot your password?',
} as const
