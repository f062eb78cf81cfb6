/** Screens that the folder of another one holds. */
const shared: Readonly<Record<string, string>> = {
  favourites: 'watchlist',
  indexDetail: 'stock-detail',
  reLogin: 'login',
  repayment: 'loan',
}

/** The folder of a screen in its area of `packages/screens/src`, if it is built. */
export const folderOf = (screen: string): string =>
  shared[screen] ?? screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
