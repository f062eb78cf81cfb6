/** The words of what is sold off exchange, for parts of other screens that come after those. */
export const texts = {
  en: () => import('./messages/en.ts'),
  kor: () => import('./messages/kor.ts'),
  tw: () => import('./messages/tw.ts'),
}
