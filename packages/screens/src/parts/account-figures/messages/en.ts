export const figures = {
  whole: {
    title: 'With all the rest',
    today: 'P/L of your account today',
    yesterday: 'P/L of your account yesterday',
    all: 'P/L of your account',
    days: 'What your account is worth at the end, less what it was worth at the start, deposits and withdrawals apart: with exchange rates and the fees of what is still open. A day begins at midnight, {{zone}}.',
    life: 'What your account is worth now, less all deposits, plus withdrawals: with exchange rates and the fees of what is still open.',
    more: 'See what it is made of',
  },
} as const
