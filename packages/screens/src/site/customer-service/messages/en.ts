export const customerService = {
  contact: 'Contact',
  hours: {
    open: 'Support answers until {{until}}',
    closed: 'Support is closed now',
    next: 'It answers again from {{from}}.',
  },
  account: 'Account number',
  accountHint: 'Have your account number ready. We never ask for a password.',
  guestHint: 'We never ask for a password.',
  search: 'Search questions',
  nothing: {
    title: 'No question found',
    description: 'Try another word, or fewer of them.',
  },
  topics: { account: 'Account', trading: 'Trading', money: 'Money', safety: 'Security' },
  questions: {
    open: {
      title: 'How do I open an account?',
      answer:
        'Enter your phone number, choose a password and enter an invitation code. It takes about a minute, and your practice money is there at once.',
      answerPlain:
        'Enter your phone number, choose a password and enter an invitation code. It takes about a minute.',
    },
    language: {
      title: 'How do I change the language?',
      answer:
        'Open Settings under Account and choose a language. It changes at once and stays on this device.',
    },
    colours: {
      title: 'Why does red mean that a price rose?',
      answer:
        'That is the custom in Korea and Taiwan. In the settings you can choose the colours of Korea, Taiwan or the US.',
    },
    prices: {
      title: 'Are the prices real?',
      answer:
        'No. Prices, companies and news are simulated, and what you buy with is practice money. Rules, fees and taxes are like those of the real markets.',
    },
    hours: {
      title: 'When can I trade?',
      answer:
        'Each market has its own hours, which its page shows by your clock. Crypto trades day and night. While a market is closed it takes no orders; those that you placed before wait until it opens.',
    },
    waiting: {
      title: 'Why is my order still waiting?',
      answer:
        'A limit order waits until the price reaches it, and every order that you have placed waits while its market is closed or its listing is halted. No new order is taken then. Holdings shows it under Orders.',
    },
    change: {
      title: 'How do I change or cancel an order?',
      answer:
        'Open Holdings, then Orders, and choose the order. You can change its price and quantity, or cancel it, as long as it waits.',
    },
    cost: {
      title: 'What does a trade cost?',
      answer:
        'A commission, and taxes where the market has them. The ticket shows both before you order, and Transactions shows what was charged.',
    },
    margin: {
      title: 'What is margin?',
      answer:
        'You borrow a part of what you buy or short, and pay for it every day. If the loss uses up most of the money you put in, the position is closed by the system.',
    },
    practice: {
      title: 'Where does my practice money come from?',
      answer: 'Every new account receives it in four currencies. It cannot be lost or won outside the app.',
    },
    hold: {
      title: 'What does “On hold” mean?',
      answer:
        'Money that is kept for orders that wait and for requests under review. It is yours, and comes back at once when you cancel them.',
    },
    profit: {
      title: 'Is the profit that I see after costs?',
      answer: 'Yes. Profit is after commissions and taxes. Touch a figure to see what it is made of.',
    },
    password: {
      title: 'Will you ever ask for my password?',
      answer: 'No. Nobody of us asks for a password, neither here nor on the phone. Tell nobody.',
    },
    connection: {
      title: 'What if the connection breaks while I order?',
      answer: 'The app asks what became of the order and tells you. It never sends an order twice by itself.',
    },
  },
} as const
