export const landing = {
  sentence: 'Learn to invest with practice money, at no risk.',
  register: 'Open an account',
  logIn: 'Log in',
  enter: 'Explore the market',
} as const
