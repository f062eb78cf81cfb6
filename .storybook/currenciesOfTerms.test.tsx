import { setSiteCurrencies } from '@onelot/domain'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keptInMemory } from './memoryPorts.ts'
import { type Visitor, createVisitor } from './visitedPage.tsx'

describe('a currency that the broker has and the site does not name', () => {
  let visitor: Visitor
  beforeEach(async () => {
    visitor = await createVisitor({
      world: 'readyToWithdraw',
      config: { currencies: 'THB, TWD' },
      kept: keptInMemory(),
    })
    return visitor.leave
  })
  afterAll(() => setSiteCurrencies([]))

  const chip = page.getByRole('group', { name: 'Currency' }).getByRole('button', { name: 'KRW' })
  const choice = page.getByRole('combobox', { name: 'Currency' })
  const amount = page.getByRole('textbox', { name: 'Amount' })

  it('can be withdrawn', async () => {
    await visitor.visit({ screen: 'withdraw' }, 'en')
    await userEvent.click(chip)
    await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
    expect(await visitor.settled()).toBe(true)
    expect(document.body.textContent).toContain('₩')
  })

  it('is not what a withdrawal begins with, though it was chosen before', async () => {
    await visitor.visit({ screen: 'withdraw' }, 'en')
    await userEvent.click(chip)
    await visitor.visit({ screen: 'withdraw' }, 'en')
    await expect.element(chip).toHaveAttribute('aria-pressed', 'false')
  })

  it('can be deposited, and keeps the amount that is typed', async () => {
    await visitor.visit({ screen: 'deposit' }, 'en')
    await userEvent.selectOptions(choice, 'KRW')
    expect(await visitor.settled()).toBe(true)
    await userEvent.fill(amount, '50000')
    await expect.element(choice).toHaveValue('KRW')
    await expect.element(amount).toHaveValue('50,000')
    expect(page.getByRole('option', { name: 'KRW' }).elements()).toHaveLength(1)
  })

  it('is not what a deposit begins with, though an amount of it was kept', async () => {
    await visitor.visit({ screen: 'deposit' }, 'en')
    await userEvent.selectOptions(choice, 'KRW')
    expect(await visitor.settled()).toBe(true)
    await userEvent.fill(amount, '50000')
    await visitor.visit({ screen: 'deposit' }, 'en')
    await expect.element(choice).toHaveValue('THB')
    await expect.element(amount).toHaveValue('')
  })
})
