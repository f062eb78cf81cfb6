/** What keeps its capitals within a sentence, by the word that Storybook makes of an export's name. */
const named: Readonly<Record<string, string>> = {
  American: 'American',
  Bollinger: 'Bollinger',
  Chinese: 'Chinese',
  Css: 'CSS',
  English: 'English',
  Ethereum: 'Ethereum',
  Https: 'HTTPS',
  Id: 'ID',
  Ios: 'iOS',
  Kdj: 'KDJ',
  Korean: 'Korean',
  Macd: 'MACD',
  Otc: 'OTC',
  Pin: 'PIN',
  Rsi: 'RSI',
  States: 'States',
  Taiwan: 'Taiwan',
  Taiwanese: 'Taiwanese',
  Tron: 'Tron',
  United: 'United',
  Usdt: 'USDT',
}

/** `A Number Of Taiwan` as `A number of Taiwan`: what a story shows, as a sentence. */
export const inSentenceCase = (name: string): string =>
  name
    .split(' ')
    .map((word, at) => named[word] ?? (at === 0 ? word : word.toLowerCase()))
    .join(' ')
