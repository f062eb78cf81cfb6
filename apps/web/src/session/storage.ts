/** The part of `Storage` that the app uses. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A storage that lasts as long as the page, for browsers that refuse theirs. */
export function memoryStorage(): KeyValues {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

const probe = 'onelot.probe'

/** The browser's storage, or one in memory where it may not be touched or is full (private windows, blocked cookies). */
export function usableStorage(open: () => Storage): KeyValues {
  try {
    const storage = open()
    storage.setItem(probe, probe)
    storage.removeItem(probe)
    return storage
  } catch {
    return memoryStorage()
  }
}

export const keysOf = (storage: KeyValues): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)

/** Keys of this beginning outlive a session: language, theme, market colours, text size (docs/rules/access.md). */
export const PREFERENCE_PREFIX = 'prefs.'

const DRAFTS = 'draft.'

/** Keys of this beginning hold what an account was typing when its session ended (docs/rules/access.md). */
export const draftPrefix = (account: string): string => `${DRAFTS}${account}.`

/** Removes what other accounts were typing. */
export function forgetDraftsOfOthers(storage: KeyValues, account: string): void {
  for (const key of keysOf(storage)) {
    if (key.startsWith(DRAFTS) && !key.startsWith(draftPrefix(account))) storage.removeItem(key)
  }
}

/** Who is logged in, by their specified names. */
export const TOKEN = 'tokend'
export const ACCOUNT = 'account'

/** Has the PIN of the app lock as a hash; forgotten with the session. */
export const APP_LOCK = 'lock'

/** Name and look of the site, which are of no member and outlive a session (docs/rules/operator.md#configuration). */
export const SITE = 'site'

/** Removes everything but the reader's preferences and the site's look (docs/rules/access.md). */
export function forget(storage: KeyValues): void {
  for (const key of keysOf(storage)) {
    if (key !== SITE && !key.startsWith(PREFERENCE_PREFIX)) storage.removeItem(key)
  }
}
