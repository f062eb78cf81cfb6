import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from '../cx.ts'
import type { SharedRest } from '../rest.ts'
import * as styles from './Text.css.ts'

export const textElements = [
  'span',
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'strong',
  'dt',
  'dd',
  'li',
  'time',
] as const

export interface TextProps extends SharedRest {
  /** The element; it decides what the text is, never how it looks. @defaultValue 'span' */
  as?: (typeof textElements)[number]
  /** A step of the type scale, 12 to 32. @defaultValue 'body' */
  size?: (typeof styles.textSteps)[number] | undefined
  /** 400, 600 or 700. @defaultValue 'regular' */
  weight?: (typeof styles.textWeights)[number] | undefined
  /** `up`, `down` and `flat` are for prices only, `error` for what went wrong. @defaultValue 'neutral' */
  tone?: (typeof styles.textTones)[number] | undefined
  /** Numbers in a column are aligned to its end. */
  align?: (typeof styles.textAlignments)[number]
  /** Cuts after this many lines. The whole text stays readable for assistive technology. */
  lines?: number | undefined
}

/** Text, at a step of the type scale and in a tone that meets 4.5:1 on every ground. */
export function Text(props: TextProps) {
  const {
    as: Root = 'span',
    size = 'body',
    weight = 'regular',
    tone = 'neutral',
    align,
    lines,
    ...rest
  } = props
  return (
    <Root
      {...rest}
      style={lines === undefined ? undefined : assignInlineVars({ [styles.linesVar]: String(lines) })}
      className={cx(
        styles.base,
        styles.size[size],
        styles.weight[weight],
        styles.tone[tone],
        align && styles.align[align],
        lines !== undefined && styles.clamped,
      )}
    />
  )
}
