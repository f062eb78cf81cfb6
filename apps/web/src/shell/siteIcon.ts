/** Shows a logo as the page's icon. */
export const showIcon = (page: Pick<Document, 'querySelector'>, address: string): void => {
  page.querySelector('link[rel="icon"]')?.setAttribute('href', address)
}
