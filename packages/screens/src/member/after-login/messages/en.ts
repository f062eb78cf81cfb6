export const afterLogin = {
  arrived: 'Your practice money is here',
  text: 'It is not real money: nothing that you win or lose with it is real.',
  list: 'Practice money received',
  opened: { title: 'Your account is open', text: 'You can trade once you have made a deposit.' },
  onward: 'Look at the market',
  setUp: {
    title: 'Finish setting up',
    text: 'You can trade now. Withdrawals need the rest.',
    label: 'Account set-up',
    progress: '{{done, number}} of {{all, number}} done',
    later: 'Later',
    states: {
      done: 'Done',
      underReview: 'Under review',
      rejected: 'Not passed',
      toDo: 'To do',
      waits: 'Not started',
    },
    items: {
      realName: {
        title: 'Identity',
        unlocks: 'Opens deposits, margin trading and withdrawals.',
        action: 'Verify my identity',
      },
      fundPassword: {
        title: 'Withdrawal password',
        unlocks: 'Keeps your money in your hands.',
        action: 'Set withdrawal password',
      },
      payee: {
        title: 'Bank account',
        unlocks: 'Where your withdrawals go. It needs the two above.',
        action: 'Add a bank account',
      },
    },
  },
} as const
