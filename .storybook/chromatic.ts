import { type Mode, axisNames, firstMode, modes } from '../scripts/visual/modes.ts'

/** A mode as Chromatic takes it: the toolbar's globals, and the width of its window. */
export const chromaticMode = ({ theme, language, marketColours, textSize, hideAmounts, viewport }: Mode) => ({
  theme,
  language,
  marketColours,
  textSize,
  hideAmounts,
  viewport: Number(viewport),
})

const axesApart = (mode: Mode): number => axisNames.filter((axis) => mode[axis] !== firstMode[axis]).length

/**
 * Of the nine, two for every story: the first, and the one that differs from it on the most axes. In English both, since the plays of screens
 * press what has an English text.
 */
export const chromaticModes: readonly Mode[] = [
  firstMode,
  ...modes
    .filter(({ language }) => language === firstMode.language)
    .toSorted((a, b) => axesApart(b) - axesApart(a))
    .slice(0, 1),
]

/** `parameters.chromatic` of every story. What a story fixes in `globals` overrides a mode, as in the pictures taken here. */
export const chromatic = {
  modes: Object.fromEntries(chromaticModes.map((mode) => [mode.name, chromaticMode(mode)])),
}
