import type { Language } from '@onelot/domain'
import type { MessageLoaders } from '../../base/definition/defineScreen.ts'
import type { Bundles } from '../../base/i18n/resources.ts'

/** Without its words, a product is said in general ones. */
const loadWords = (language: Language): Promise<object> =>
  import('./loadWords.ts').then((loader) => loader.loadWords(language)).catch(() => ({}))

const withWords =
  <Messages extends object>(language: Language, load: () => Promise<Messages>) =>
  async (): Promise<Messages> => {
    const [messages, products] = await Promise.all([load(), loadWords(language)])
    return { ...messages, products }
  }

/** Messages of what shows movements or messages of any product: its words come with them, for the namespace `products`. */
export const withProducts = <Messages extends Bundles>({
  en,
  kor,
  tw,
}: MessageLoaders<Messages>): MessageLoaders<Messages> => ({
  en: withWords('en', en),
  kor: withWords('kor', kor),
  tw: withWords('tw', tw),
})
