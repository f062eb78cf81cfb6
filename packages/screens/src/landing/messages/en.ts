export const landing = {
  exact: 'Every charge is named before you order.',
  calm: 'Your money at one glance, to the last unit.',
  practice: 'Start with practice money. No real trades.',
  register: 'Open an account',
  logIn: 'Log in',
  enter: 'Look at the market',
} as const
