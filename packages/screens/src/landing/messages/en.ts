export const landing = {
  sentence: 'Learn to invest with practice money, at no risk.',
  register: 'Open an account',
  logIn: 'Log in',
  enter: 'Look at the market',
} as const
