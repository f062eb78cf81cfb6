import { instant, localDate, money } from '@onelot/domain'
import { expect, it } from 'vitest'
import { calendarOf } from './scheduleCalendar.ts'

const won = (amount: string) => money('KRW', amount)

it('notes each instalment when it is due, with all that is to be paid, under an id that stays', () => {
  const due = (number: number, date: string, principal: string, interest: string) => ({
    number,
    date: localDate(date),
    dueAt: instant(Date.parse(`${date}T07:00:00.000Z`)),
    principal: won(principal),
    interest: won(interest),
    left: won('0'),
  })
  const entries = calendarOf(
    'loan-1',
    [due(1, '2026-12-30', '8166666', '144986'), due(2, '2027-02-01', '8166666', '106323')],
    {
      title: ({ amount }) => `pay ${amount}`,
      details: (principal, interest) => `${principal.amount} and ${interest.amount}`,
    },
  )
  expect(entries).toEqual([
    {
      id: 'loan-1-1',
      title: 'pay 8311652',
      at: '2026-12-30T07:00:00.000Z',
      details: '8166666 and 144986',
    },
    {
      id: 'loan-1-2',
      title: 'pay 8272989',
      at: '2027-02-01T07:00:00.000Z',
      details: '8166666 and 106323',
    },
  ])
})
