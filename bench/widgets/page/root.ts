const found = document.getElementById('root')
if (!found) throw new Error('the page has no root')

export const root: HTMLElement = found
