import type { MarketColours, ThemePreference } from '@onelot/ui'
import { cookies } from 'next/headers'

export interface Reader {
  readonly theme: ThemePreference
  readonly marketColours: MarketColours
}

/** What the reader has chosen, of its cookies: the server knows it before it draws. */
export async function readerOf(): Promise<Reader> {
  const jar = await cookies()
  const [theme, colours] = ['theme', 'marketColours'].map((name) => jar.get(name)?.value)
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    marketColours: colours === 'kr' || colours === 'tw' ? colours : 'us',
  }
}
