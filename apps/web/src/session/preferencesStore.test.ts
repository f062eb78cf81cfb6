import { otherLanguage, setSiteLanguages } from '@onelot/domain'
import { afterEach, expect, it } from 'vitest'
import { createPreferencesStore } from './preferencesStore.ts'
import { memoryStorage } from './storage.ts'

const japanese = { code: otherLanguage('ja'), tag: 'ja-JP', like: 'en', name: '日本語' } as const

afterEach(() => {
  setSiteLanguages([])
})

it('a language that a site has no more gives way to that of the device, and comes back with the site’s', () => {
  setSiteLanguages([japanese])
  const preferences = createPreferencesStore(memoryStorage(), ['ko-KR'])
  preferences.set({ language: japanese.code })
  const seen: string[] = []
  preferences.subscribe(() => seen.push(preferences.read().language))
  setSiteLanguages([])
  preferences.reread()
  preferences.reread()
  setSiteLanguages([japanese])
  preferences.reread()
  setSiteLanguages([])
  preferences.reread()
  expect(seen).toEqual(['kor', 'ja', 'kor'])
})

it('a language of the device that a site has no more gives way to one of ours', () => {
  setSiteLanguages([japanese])
  const preferences = createPreferencesStore(memoryStorage(), ['ja-JP', 'ko-KR'])
  expect(preferences.read().language).toBe('ja')
  setSiteLanguages([])
  preferences.reread()
  expect(preferences.read().language).toBe('kor')
})
