import { addLanguage, knownLanguages, otherLanguage } from '@onelot/domain'
import { addOwnMessages } from '@onelot/screens'
import type { i18n as I18n } from 'i18next'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createVisitor, textsOn } from './visitedPage.tsx'

const japanese = otherLanguage('ja')

it('a language of one bundle from outside says its own words, and is chosen among ours by its own name', async () => {
  addLanguage({ code: japanese, tag: 'ja-JP', like: 'en', name: '日本語' })
  const guest = await createVisitor({
    world: 'guest',
    onI18n: (i18n) => {
      addOwnMessages(i18n, japanese, { login: { submit: 'ログイン' } })
    },
  })
  expect(textsOn(await guest.visit({ screen: 'login' }, japanese))).toContain('ログイン')
  expect(textsOn(guest.speak('en'))).not.toContain('ログイン')
  const choices = await guest.visit({ screen: 'changeLanguage' }, japanese)
  expect(choices.querySelectorAll('input[type=radio]')).toHaveLength(knownLanguages().length)
  expect(choices.querySelector('[lang="ja-JP"]')?.textContent).toBe('日本語')
  await guest.leave()
})

it('words of a site that come or go while a form is open leave what is typed in it', async () => {
  let i18n: I18n | undefined
  const guest = await createVisitor({
    world: 'guest',
    onI18n: (created) => {
      i18n = created
    },
  })
  const login = await guest.visit({ screen: 'login' }, 'en')
  const phone = page.elementLocator(login).getByRole('textbox').first()
  await phone.fill('01012345678')
  const typed = phone.element()
  if (i18n === undefined) throw new Error('there are no words')
  const remove = addOwnMessages(i18n, 'en', { login: { submit: 'Step inside' } })
  await expect.poll(() => textsOn(login)).toContain('Step inside')
  remove()
  await expect.poll(() => textsOn(login)).not.toContain('Step inside')
  expect(phone.element()).toBe(typed)
  await expect.element(phone).toHaveValue('01012345678')
  await guest.leave()
})
