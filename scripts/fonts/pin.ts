/** Draws a page with a sheet of `pinnedSheet`, under any content policy. Runs in the page, so it uses nothing from outside itself. */
export function pinFonts(sheet: string): void {
  const faces = new CSSStyleSheet()
  faces.replaceSync(sheet)
  document.adoptedStyleSheets.push(faces)
}

/** Resolves when all text of the page is drawn with the faces that it asks for, and Latin text can be. Runs in the page, too. */
export async function fontsLoaded(): Promise<void> {
  // Text asks for its faces when it is laid out.
  document.body.getBoundingClientRect()
  await document.fonts.load("1em 'Noto Sans Variable'")
  await document.fonts.ready
}
