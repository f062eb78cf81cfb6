/** What a picture is taken under: the toolbar's globals (.storybook/globals.tsx) and the width of the page. */
export const axes = {
  theme: ['light', 'dark'],
  language: ['en', 'kor', 'tw'],
  marketColours: ['kr', 'tw', 'us'],
  textSize: ['normal', 'largest'],
  hideAmounts: ['shown', 'hidden'],
  viewport: ['390', '750'],
} as const

type Axes = typeof axes
export type Axis = keyof Axes

/** One value of every axis, and the name which pictures, reports and `--mode` use. */
export type Mode = { readonly name: string } & { readonly [A in Axis]: Axes[A][number] }

export const axisNames = [
  'theme',
  'language',
  'marketColours',
  'textSize',
  'hideAmounts',
  'viewport',
] as const

const mode = (
  name: string,
  theme: Mode['theme'],
  language: Mode['language'],
  marketColours: Mode['marketColours'],
  textSize: Mode['textSize'],
  hideAmounts: Mode['hideAmounts'],
  viewport: Mode['viewport'],
): Mode => ({ name, theme, language, marketColours, textSize, hideAmounts, viewport })

/** Every story is taken in the first mode. */
export const firstMode = mode('light-en-kr', 'light', 'en', 'kr', 'normal', 'shown', '390')

/**
 * The other modes. With the first, they show each pair of values of two axes at least once (a test proves it), in nine
 * modes instead of the 144 of every combination. Written by hand so that a name keeps its meaning when an axis grows.
 */
export const otherModes: readonly Mode[] = [
  mode('dark-en-tw-wide', 'dark', 'en', 'tw', 'largest', 'hidden', '750'),
  mode('dark-en-us', 'dark', 'en', 'us', 'normal', 'shown', '390'),
  mode('dark-kor-kr-wide', 'dark', 'kor', 'kr', 'largest', 'shown', '750'),
  mode('light-kor-tw', 'light', 'kor', 'tw', 'normal', 'shown', '390'),
  mode('light-kor-us-wide', 'light', 'kor', 'us', 'normal', 'hidden', '750'),
  mode('dark-tw-kr', 'dark', 'tw', 'kr', 'normal', 'hidden', '390'),
  mode('light-tw-tw-wide', 'light', 'tw', 'tw', 'normal', 'shown', '750'),
  mode('light-tw-us', 'light', 'tw', 'us', 'largest', 'hidden', '390'),
]

export const modes: readonly Mode[] = [firstMode, ...otherModes]

/** The pairs of values of two different axes that no mode shows together, as `theme=dark + language=kor`. */
export function missingPairs(shown: readonly Mode[]): string[] {
  return axisNames.flatMap((one, index) =>
    axisNames
      .slice(index + 1)
      .flatMap((other) =>
        axes[one].flatMap((first) =>
          axes[other]
            .filter((second) => !shown.some((mode) => mode[one] === first && mode[other] === second))
            .map((second) => `${one}=${first} + ${other}=${second}`),
        ),
      ),
  )
}

/** The mode's globals as the `globals` of an address of Storybook's preview. */
export const globalsOf = ({ theme, language, marketColours, textSize, hideAmounts }: Mode) =>
  Object.entries({ theme, language, marketColours, textSize, hideAmounts })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
