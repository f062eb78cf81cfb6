export const deposits = {
  methods: { bank: 'Bank transfer', wallet: 'USDT' },
  amount: 'Amount',
  method: 'Method',
  answers: 'Your deposit',
} as const
