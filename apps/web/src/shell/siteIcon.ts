/** Ours lies beside the page, in whichever folder that is served from. */
const OURS = '/logo.svg'

/** Where the page finds the logo that a configuration names. */
export const addressOfLogo = (logo: string): string => (logo === OURS ? `.${OURS}` : logo)

/** Shows a logo as the page's icon. */
export const showIcon = (page: Pick<Document, 'querySelector'>, logo: string): void => {
  page.querySelector('link[rel="icon"]')?.setAttribute('href', addressOfLogo(logo))
}
