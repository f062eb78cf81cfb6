export const afterLogin = {
  arrived: 'Your practice money is here',
  text: 'It is not real money: nothing that you win or lose with it is real.',
  list: 'Practice money received',
  onward: 'Look at the market',
} as const
