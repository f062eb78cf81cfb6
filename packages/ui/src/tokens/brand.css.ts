import { createGlobalThemeContract } from '@vanilla-extract/css'

/** A broker's own accent, set on the document's root; a theme's own shows where it is not. */
export const brandVars = createGlobalThemeContract(
  { accent: null, accentTint: null, onAccent: null, accentOnInk: null, focus: null },
  (_value, path) => `onelot-brand-${path.join('-')}`,
)
