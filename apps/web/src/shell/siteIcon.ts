/** Ours lies beside the page, in whichever folder that is served from. */
const OURS = '/logo.svg'

/** Shows a logo as the page's icon. */
export const showIcon = (page: Pick<Document, 'querySelector'>, address: string): void => {
  page.querySelector('link[rel="icon"]')?.setAttribute('href', address === OURS ? `.${OURS}` : address)
}
