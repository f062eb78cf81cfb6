import { addLanguage, knownLanguages, otherLanguage } from '@onelot/domain'
import { addOwnMessages } from '@onelot/screens'
import { expect, it } from 'vitest'
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
