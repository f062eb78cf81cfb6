declare module 'virtual:pinned-fonts' {
  /** Made by scripts/fonts/sheet.ts. */
  export const faces: CSSStyleSheet
}
