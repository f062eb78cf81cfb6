import type { Meta, StoryObj } from '@storybook/react-vite'
import { localDate } from '@onelot/domain'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'
import { partOrder, partWriter } from './dateWheels.ts'

/** Opens by a button, and takes what was confirmed. */
function Controlled({ open: opened, onClose, onConfirm, ...props }: DatePickerProps) {
  const [open, setOpen] = useState(opened)
  const [value, setValue] = useState(props.value)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{value ?? 'Birth date'}</Button>
      <DatePicker
        {...props}
        open={open}
        value={value}
        onClose={() => {
          onClose()
          setOpen(false)
        }}
        onConfirm={(choice) => {
          onConfirm(choice)
          setValue(choice.date)
          setOpen(false)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Primitives/DatePicker',
  tags: ['widget', 'autodocs'],
  component: DatePicker,
  args: {
    open: false,
    title: 'Birth date',
    min: localDate('1926-01-05'),
    max: localDate('2026-01-05'),
    value: localDate('1990-05-31'),
    onConfirm: fn(),
    onClose: fn(),
  },
  argTypes: { open: { control: false } },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
  },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

const wheel = (name: string) => screen.getByRole('listbox', { name })
const chosen = (name: string) => wheel(name).querySelector('[aria-selected=true]')
const button = (name: string) => screen.getByRole('button', { name })

/** Open, as it is to be measured. */
export const Default: Story = {
  args: { open: true },
  play: async () => {
    await screen.findByRole('dialog')
  },
}
export const Playground: Story = {
  args: { title: 'Until', description: 'Records up to this day', min: localDate('2025-11-20') },
}

export const ConfirmsADate: Story = {
  play: async ({ canvas, userEvent, args, t, locale }) => {
    const month = partWriter(locale, 'month')
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog', { name: args.title })
    await expect(screen.getAllByRole('listbox').map((list) => list.getAttribute('aria-label'))).toEqual(
      partOrder(locale).map((part) => t(`entry.date.${part}`)),
    )
    await expect(chosen(t('entry.date.month'))).toHaveTextContent(month(5))
    wheel(t('entry.date.month')).focus()
    await userEvent.keyboard(month(2).charAt(0))
    await expect(chosen(t('entry.date.month'))).toHaveTextContent(month(2))
    await expect(chosen(t('entry.date.day'))).toHaveTextContent('28')
    wheel(t('entry.date.year')).focus()
    await userEvent.keyboard('1996')
    await expect(chosen(t('entry.date.year'))).toHaveTextContent('1996')
    wheel(t('entry.date.day')).focus()
    await userEvent.keyboard('{End}')
    await userEvent.click(button(t('entry.confirm')))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onConfirm).toHaveBeenCalledWith({ date: '1996-02-29' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const InsideItsBounds: Story = {
  args: { min: localDate('2025-11-20'), max: localDate('2026-01-05'), value: localDate('2025-12-24') },
  play: async ({ canvas, userEvent, args, t, locale }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
    await expect(wheel(t('entry.date.year')).querySelectorAll('[role=option]')).toHaveLength(2)
    await userEvent.click(screen.getByRole('option', { name: partWriter(locale, 'year')(2026) }))
    await expect(chosen(t('entry.date.month'))).toHaveTextContent(partWriter(locale, 'month')(1))
    await expect(wheel(t('entry.date.month')).querySelectorAll('[role=option]')).toHaveLength(1)
    await expect(chosen(t('entry.date.day'))).toHaveTextContent('5')
    await expect(wheel(t('entry.date.day')).querySelectorAll('[role=option]')).toHaveLength(5)
    await userEvent.click(button(t('entry.confirm')))
    await expect(args.onConfirm).toHaveBeenCalledWith({ date: '2026-01-05' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const NothingChosenYet: Story = {
  args: { value: undefined, opensAt: localDate('2000-01-01') },
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Birth date' }))
    await screen.findByRole('dialog')
    await expect(chosen(t('entry.date.year'))).toHaveTextContent('2000')
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const OutsideItsBounds: Story = {
  args: { value: localDate('2031-08-01') },
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: t('entry.confirm') }))
    await expect(args.onConfirm).toHaveBeenCalledWith({ date: '2026-01-05' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const ForgetsWhatWasNotConfirmed: Story = {
  play: async ({ canvas, userEvent, t }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
    wheel(t('entry.date.month')).focus()
    await userEvent.keyboard('{Home}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
    await expect(chosen(t('entry.date.month'))).toHaveTextContent(/May|5/)
  },
}
export const PastAShorterMonth: Story = {
  play: async ({ canvas, userEvent, args, t, locale }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
    wheel(t('entry.date.month')).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(chosen(t('entry.date.day'))).toHaveTextContent('30')
    await userEvent.keyboard('{ArrowDown}')
    await expect(chosen(t('entry.date.month'))).toHaveTextContent(partWriter(locale, 'month')(7))
    await userEvent.click(button(t('entry.confirm')))
    await expect(args.onConfirm).toHaveBeenCalledWith({ date: '1990-07-31' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

function ArrivesLate(props: DatePickerProps) {
  const [value, setValue] = useState<DatePickerProps['value']>()
  useEffect(() => {
    const arrival = setTimeout(setValue, 300, props.value)
    return () => {
      clearTimeout(arrival)
    }
  }, [props.value])
  return <DatePicker {...props} open value={value} />
}
/** The wheels turn to a date that its owner has only now. */
export const ArrivesWhileItIsOpen: Story = {
  args: { opensAt: localDate('2000-01-01') },
  render: (args) => <ArrivesLate {...args} />,
  play: async ({ userEvent, args, t }) => {
    await screen.findByRole('dialog')
    await waitFor(() => expect(chosen(t('entry.date.year'))).toHaveTextContent('1990'))
    await userEvent.click(button(t('entry.confirm')))
    await expect(args.onConfirm).toHaveBeenCalledWith({ date: '1990-05-31' })
  },
}
export const LongText: Story = {
  args: {
    title: '신분증에 적힌 생년월일을 그대로 골라 주세요',
    description: '만 14세가 되지 않았으면 보호자의 동의가 필요해요.',
  },
}
export const TurnsYearsFirstInKorean: Story = {
  args: { title: '생년월일' },
  globals: { language: 'kor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
    await expect(screen.getAllByRole('listbox').map((list) => list.getAttribute('aria-label'))).toEqual([
      '연도',
      '월',
      '일',
    ])
    await expect(chosen('월')).toHaveTextContent('5월')
  },
}
export const Translated: Story = {
  parameters: { argsIn: { tw: { title: '出生日期' } } },
}
