export const landing = {
  sentence: 'Learn to invest with practice money, not real money.',
  sentencePlain: 'Markets of several countries, in one account.',
  register: 'Open an account',
  logIn: 'Log in',
  enter: 'Explore the market',
} as const
