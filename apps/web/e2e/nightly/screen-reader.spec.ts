import { expect, test } from '../fixtures.ts'
import { openScreenReader } from '../screenReader.ts'

test('with a screen reader alone, a person registers, orders and closes', async ({
  page,
  own: broker,
  complaints,
}) => {
  test.setTimeout(120_000)
  await page.goto(broker.origin)
  await page.getByRole('button', { name: 'Open an account' }).waitFor()
  const reader = await openScreenReader(page)

  await test.step('registers question by question, each spoken when it comes', async () => {
    const landing = await reader.press(/^button, Open an account$/)
    expect(landing).toContain('heading, Onelot, level 1')
    for (const [question, answer] of [
      [/^textbox, Phone number, required$/, '010 2222 3333'],
      [/^Password, At least 8 characters, with a letter and a digit$/, 'Journey2026'],
      [/^Password again$/, 'Journey2026'],
      [/^textbox, Invitation code, required$/, 'ONELOT'],
    ] as const) {
      await reader.hear(question)
      await reader.type(answer)
      await reader.press(/^button, Next$/)
    }
    const terms = await reader.press(/^checkbox, I accept the user agreement\., not checked$/)
    expect(terms).toContain(
      'progressbar, Open an account, max value 5, min value 0, current value Question 5 of 5',
    )
    await reader.press(/^checkbox, I accept the privacy policy\., not checked$/)
    await reader.press(/^button, Open account$/)
    await reader.hear(/^polite: Account opened$/)
  })

  await test.step('hears what practice money came, and finds a listing', async () => {
    // What is read first says that the money is being loaded.
    await reader.readTo(/^US Dollar$/)
    const money = await reader.press(/^button, Look at the market$/)
    expect(money.join(' ')).toMatch(/^\$ 100,000\.00 /)
    await reader.hear(/^heading, Market, level 1$/)
    await reader.press(/^link, Search all markets$/)
    await reader.readTo(/^searchbox, Search all markets/)
    await reader.type('AAPL')
    await reader.press(/^link, Apple Inc\. AAPL \$[\d.]+ (Up|Down|Unchanged)/)
    await reader.readTo(/^heading, Apple Inc\., level 1$/)
  })

  await test.step('orders twelve shares, and hears cost, charges and the confirmation', async () => {
    await broker.operate('price', { instrument: 'US:AAPL', price: '150.00' })
    // A ticket keeps the price that it was opened at as its limit.
    await expect(page.getByRole('group', { name: 'Price' })).toContainText('150.00')
    await reader.press(/^button, Buy$/)
    await reader.hear(/^dialog, Buy Apple Inc\., AAPL \$/)
    await reader.readTo(/^spinbutton, Shares, Up to \d+ shares, required/)
    await reader.selectAll()
    await reader.type('12')
    const ticket = await reader.press(/^button, Review order$/)
    expect(ticket).toContain(
      'button, Cost and fees: Total $1,801.80 Available cash $100,000.00, not expanded',
    )
    await reader.hear(/^dialog, Review your order, Apple Inc\. AAPL$/)
    const review = await reader.press(/^button, Buy · 12 shares$/)
    expect(review.join(' ')).toContain('$ 100,000.00 after this order $ 98,198.20')
    await reader.hear(/^dialog, Order placed, Apple Inc\. AAPL$/)
    await reader.press(/^button, View order$/)
    // The title that is there before what was placed has been read, or after.
    await reader.hear(/^heading, (Position|Order), level 1$/)
  })

  await test.step('closes the position once it is open, and hears the result', async () => {
    await broker.operate('price', { instrument: 'US:AAPL', price: '139.00' })
    await reader.readTo(/^Open$/)
    await broker.operate('price', { instrument: 'US:AAPL', price: '145.00' })
    await reader.press(/^button, Sell$/)
    await reader.hear(/^dialog, Sell, Apple Inc\./)
    await reader.press(/^button, Review$/)
    await reader.readTo(/^heading, Are you sure to close the position\?/)
    await reader.press(/^button, Sell 12 shares$/)
    await reader.hear(/^dialog, Close position successfully, Apple Inc\. AAPL$/)
  })

  // The library looks for what a sheet's button controls in a sheet that has just been removed.
  expect(complaints.filter((complaint) => complaint !== 'a.getElementById is not a function')).toEqual([])
  complaints.length = 0
})
