import type { PushTarget } from '@onelot/domain'
import { intlLocale } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { readerOf, readers } from '../../../testing/readers.ts'
import { languageName } from '../../base/i18n/languageName.ts'
import { ChangeLanguageScreen } from './ChangeLanguageScreen.tsx'

const meta = {
  title: 'Screens/Change language',
  tags: ['screen', 'autodocs'],
  component: ChangeLanguageScreen,
  parameters: {
    purpose: 'Changes the language of every text at once, and comes back to where the reader was.',
    scenario: { screen: 'changeLanguage', world: 'guest' },
  },
} satisfies Meta<typeof ChangeLanguageScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const other = readerOf(context).language === 'tw' ? readers.kor : readers.tw
    await userEvent.click(canvas.getByRole('radio', { name: languageName(other.language).name }))
    await expect(canvas.getByText('繁體中文')).toHaveAttribute('lang', 'zh-Hant')
    await canvas.findByRole('heading', { name: other.titleOf('changeLanguage') })
    await expect(document.documentElement).toHaveAttribute('lang', intlLocale(other.language))
  },
}

const target: PushTarget = {
  address: 'https://push.example.net/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  // The keys of the example in RFC 8291.
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** What the device is sent while the app is closed follows: the broker has both from now on. */
export const WhatTheDeviceIsSentFollows: Story = {
  parameters: {
    scenario: {
      screen: 'changeLanguage',
      world: 'newMember',
      asks: ['push/subscribe'],
      session: { push: { alerts: true, fills: false, dueDates: false } },
      push: {
        support: 'available',
        permission: () => 'granted',
        target: () => Promise.resolve(target),
        subscribe: () => Promise.resolve(target),
        unsubscribe: () => Promise.resolve(),
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, broker } = context
    const other = readerOf(context).language === 'tw' ? readers.kor : readers.tw
    await userEvent.click(canvas.getByRole('radio', { name: languageName(other.language).name }))
    await waitFor(async () => {
      const [device] = await broker.broker.services.store.records({ collection: 'push.devices' })
      await expect(device?.body).toMatchObject({ language: other.language, kinds: { alerts: true } })
    })
  },
}
