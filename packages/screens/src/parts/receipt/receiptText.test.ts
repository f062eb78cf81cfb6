import { decimal, money } from '@onelot/domain'
import { expect, it } from 'vitest'
import { receiptText } from './receiptText.ts'

const number = { label: 'Receipt number', value: 'W-42' }

it('is a line for each of what the receipt shows', () => {
  const facts = [
    { label: 'To', value: 'Kookmin Bank' },
    { label: 'Fee', value: money('USD', decimal('1.5')) },
    { label: 'Realised', value: money('USD', decimal('7')), isChange: true },
  ]
  const amount = money('USD', decimal('-120'))
  const text = receiptText(
    { title: 'Withdrawal', done: 'Sent 120 dollars', description: 'Today', amount, facts, number },
    (value, signed) => `${value.currency} ${signed ? '+' : ''}${value.amount}`,
  )
  expect(text.split('\n')).toEqual([
    'Withdrawal',
    'Sent 120 dollars',
    'Today',
    'USD -120.00',
    'To: Kookmin Bank',
    'Fee: USD 1.50',
    'Realised: USD +7.00',
    'Receipt number: W-42',
  ])
})

it('has no line for what there is not', () => {
  expect(receiptText({ title: 'Order', facts: [], number }, () => '')).toBe('Order\nReceipt number: W-42')
  expect(receiptText({ title: 'Practice money', facts: [] }, () => '')).toBe('Practice money')
})
