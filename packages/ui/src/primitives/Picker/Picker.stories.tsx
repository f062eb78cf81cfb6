import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Picker, type PickerProps } from './Picker.tsx'

/** Opens by a button, and takes what was confirmed. */
function Controlled({ open: opened, onClose, onConfirm, ...props }: PickerProps) {
  const [open, setOpen] = useState(opened)
  const [value, setValue] = useState(props.value)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose</Button>
      <Picker
        {...props}
        open={open}
        value={value}
        onClose={() => {
          onClose()
          setOpen(false)
        }}
        onConfirm={(choice) => {
          onConfirm(choice)
          setValue(choice.value)
          setOpen(false)
        }}
      />
    </>
  )
}

const options = (labels: readonly string[], off: readonly string[] = []) =>
  labels.map((label) => ({ value: label, label, disabled: off.includes(label) }))
const banks = ['Hanbit', 'Hwarang', 'Saebyeok', 'Dongnam', 'Miraeon', 'Cheongram', 'Haneul', 'Onnuri']
const bank = { key: 'bank', label: 'Bank', options: options(banks) }
const term = { key: 'term', label: 'Term', options: options(['3 months', '6 months', '1 year']) }

const meta = {
  title: 'Primitives/Picker',
  tags: ['widget', 'autodocs'],
  component: Picker,
  args: {
    open: false,
    title: 'Your bank',
    columns: [bank],
    value: { bank: 'Saebyeok' },
    onTurn: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
  argTypes: { open: { control: false }, columns: { control: false } },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }))
    await screen.findByRole('dialog')
  },
} satisfies Meta<typeof Picker>
export default meta
type Story = StoryObj<typeof meta>

const opener = () => screen.getByRole('button', { name: 'Choose', hidden: true })
const button = (name: string) => screen.getByRole('button', { name })
const wheel = (name: string) => screen.getByRole('listbox', { name })
const rowHeight = (name: string) =>
  wheel(name).querySelector('[role=option]')?.getBoundingClientRect().height ?? 0

/** Open, as it is to be measured. */
export const Default: Story = {
  args: { open: true },
  play: async () => {
    await screen.findByRole('dialog')
  },
}
export const Playground: Story = {
  args: { title: 'Borrow', description: 'From whom, and for how long', columns: [bank, term] },
}

export const ConfirmsAChoice: Story = {
  play: async ({ userEvent, args, t }) => {
    await userEvent.click(opener())
    const list = await screen.findByRole('listbox', { name: 'Bank' })
    await waitFor(() => expect(Math.abs(list.scrollTop - 2 * rowHeight('Bank'))).toBeLessThanOrEqual(1))
    await expect(rowHeight('Bank')).toBeGreaterThanOrEqual(44)
    await userEvent.click(screen.getByRole('option', { name: 'Dongnam' }))
    await expect(args.onTurn).toHaveBeenCalledOnce()
    await expect(args.onTurn).toHaveBeenCalledWith({ key: 'bank', value: { bank: 'Dongnam' } })
    await userEvent.click(screen.getByRole('option', { name: 'Dongnam' }))
    await expect(args.onTurn).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(button(t('entry.confirm')))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onConfirm).toHaveBeenCalledWith({ value: { bank: 'Dongnam' } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const TurnedByHand: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(opener())
    const list = await screen.findByRole('listbox', { name: 'Bank' })
    await waitFor(() => expect(Math.abs(list.scrollTop - 2 * rowHeight('Bank'))).toBeLessThanOrEqual(1))
    list.scrollTop = 4 * rowHeight('Bank') + 12
    await screen.findByRole('option', { name: 'Miraeon', selected: true })
    await waitFor(() => expect(Math.abs(list.scrollTop - 4 * rowHeight('Bank'))).toBeLessThanOrEqual(1))
    await expect(args.onTurn).toHaveBeenLastCalledWith({ key: 'bank', value: { bank: 'Miraeon' } })
  },
}
export const ConfirmedWhileItRuns: Story = {
  play: async ({ userEvent, args, t }) => {
    await userEvent.click(opener())
    const list = await screen.findByRole('listbox', { name: 'Bank' })
    await waitFor(() => expect(Math.abs(list.scrollTop - 2 * rowHeight('Bank'))).toBeLessThanOrEqual(1))
    const chosen = () => screen.getByRole('option', { selected: true }).textContent
    // A finger holds it, so that it does not come to rest.
    const changedTouches = [new Touch({ identifier: 0, target: list })]
    await fireEvent.touchStart(list, { changedTouches })
    list.scrollTop = 6 * rowHeight('Bank') + 15
    await waitFor(() => expect(chosen()).not.toBe('Saebyeok'))
    button(t('entry.confirm')).click()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onConfirm).toHaveBeenCalledWith({ value: { bank: 'Haneul' } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const ByKeyboard: Story = {
  args: { columns: [bank, term] },
  play: async ({ userEvent, args, t }) => {
    await userEvent.click(opener())
    const list = await screen.findByRole('listbox', { name: 'Bank' })
    list.focus()
    const chosen = () => list.querySelector('[aria-selected=true]')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(chosen()).toHaveTextContent('Dongnam')
    await expect(list).toHaveAttribute('aria-activedescendant', chosen()?.id)
    await userEvent.keyboard('{End}')
    await expect(chosen()).toHaveTextContent('Onnuri')
    await userEvent.keyboard('{Home}')
    await expect(chosen()).toHaveTextContent('Hanbit')
    await userEvent.keyboard('{PageDown}')
    await expect(chosen()).toHaveTextContent('Cheongram')
    await userEvent.keyboard('hw')
    await expect(chosen()).toHaveTextContent('Hwarang')
    await waitFor(() => expect(Math.abs(list.scrollTop - rowHeight('Bank'))).toBeLessThanOrEqual(1))
    await userEvent.tab()
    await expect(wheel('Term')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    button(t('entry.confirm')).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onConfirm).toHaveBeenCalledWith({ value: { bank: 'Hwarang', term: '6 months' } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const ForgetsWhatWasNotConfirmed: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(opener())
    await userEvent.click(await screen.findByRole('option', { name: 'Dongnam' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(opener())
    await screen.findByRole('option', { name: 'Saebyeok', selected: true })
  },
}
export const SomeDisabled: Story = {
  args: { columns: [{ ...bank, options: options(banks, ['Hanbit', 'Dongnam', 'Onnuri']) }], value: {} },
  play: async ({ userEvent, args }) => {
    await userEvent.click(opener())
    const list = await screen.findByRole('listbox', { name: 'Bank' })
    await expect(screen.getByRole('option', { name: 'Hwarang' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(screen.getByRole('option', { name: 'Dongnam' }))
    await expect(args.onTurn).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('option', { name: 'Saebyeok' }))
    await userEvent.click(screen.getByRole('option', { name: 'Dongnam' }))
    await expect(args.onTurn).toHaveBeenCalledOnce()
    await expect(screen.getByRole('option', { name: 'Saebyeok' })).toHaveAttribute('aria-selected', 'true')
    list.scrollTop = 7 * rowHeight('Bank')
    await screen.findByRole('option', { name: 'Haneul', selected: true })
    await waitFor(() => expect(Math.abs(list.scrollTop - 6 * rowHeight('Bank'))).toBeLessThanOrEqual(1))
  },
}
const cities: Record<string, readonly string[]> = {
  Korea: ['Seoul', 'Busan', 'Incheon'],
  Taiwan: ['Taipei', 'Tainan'],
}
export const LaterColumnsFollow: Story = {
  args: {
    title: 'Where you live',
    value: { country: 'Korea', city: 'Incheon' },
    columns: (value) => [
      { key: 'country', label: 'Country', options: options(Object.keys(cities)) },
      { key: 'city', label: 'City', options: options(cities[value['country'] ?? ''] ?? []) },
    ],
  },
  play: async ({ userEvent, args, t }) => {
    await userEvent.click(opener())
    await userEvent.click(await screen.findByRole('option', { name: 'Taiwan' }))
    await expect(screen.queryByRole('option', { name: 'Incheon' })).toBeNull()
    await expect(screen.getByRole('option', { name: 'Taipei' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(wheel('City').scrollTop).toBe(0))
    await userEvent.click(button(t('entry.confirm')))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onConfirm).toHaveBeenCalledWith({ value: { country: 'Taiwan', city: 'Taipei' } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Empty: Story = {
  args: { columns: [{ ...bank, options: [] }] },
  play: async ({ userEvent, t }) => {
    await userEvent.click(opener())
    await expect(await screen.findByText(t('entry.picker.empty'))).toBeVisible()
    await expect(button(t('entry.confirm'))).toBeDisabled()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
/** Nothing is chosen of a column of which nothing may be, and the choice cannot be confirmed. */
export const AWholeColumnDisabled: Story = {
  args: { columns: [{ ...bank, options: options(banks, banks) }, term], value: {} },
  play: async ({ userEvent, t }) => {
    await userEvent.click(opener())
    const list = await screen.findByRole('listbox', { name: 'Bank' })
    await expect(list.querySelector('[aria-selected=true]')).toBeNull()
    await expect(screen.getByRole('option', { name: '3 months', selected: true })).toBeVisible()
    await expect(button(t('entry.confirm'))).toBeDisabled()
  },
}

function ArrivesLate(props: PickerProps) {
  const [value, setValue] = useState<PickerProps['value']>({})
  useEffect(() => {
    const arrival = setTimeout(setValue, 300, props.value)
    return () => {
      clearTimeout(arrival)
    }
  }, [props.value])
  return <Picker {...props} open value={value} />
}
/** The wheels turn to a value that its owner has only now. */
export const ArrivesWhileItIsOpen: Story = {
  render: (args) => <ArrivesLate {...args} />,
  play: async ({ userEvent, args, t }) => {
    await screen.findByRole('option', { name: 'Saebyeok', selected: true })
    await waitFor(() =>
      expect(Math.abs(wheel('Bank').scrollTop - 2 * rowHeight('Bank'))).toBeLessThanOrEqual(1),
    )
    await userEvent.click(button(t('entry.confirm')))
    await expect(args.onConfirm).toHaveBeenCalledWith({ value: { bank: 'Saebyeok' } })
  },
}
export const LongText: Story = {
  args: {
    title: '출금한 돈을 받을 은행을 골라 주세요',
    columns: [
      {
        ...bank,
        options: options([
          '아주 긴 이름을 가진 상호저축은행 중앙회 영업부',
          '二十一世紀國際商業儲蓄銀行',
          'Landwirtschaftsgenossenschaftsbank',
        ]),
      },
      term,
    ],
    value: {},
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: {
        title: '은행',
        columns: [{ ...bank, label: '은행', options: options(['한빛은행', '새벽은행', '하늘은행']) }],
      },
      tw: {
        title: '銀行',
        columns: [{ ...bank, label: '銀行', options: options(['晨光銀行', '藍天銀行']) }],
      },
    },
  },
}
