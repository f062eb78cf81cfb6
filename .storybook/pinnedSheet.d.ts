declare module 'virtual:pinned-fonts' {
  /** Of scripts/fonts/sheet.ts. */
  export const faces: CSSStyleSheet
}
