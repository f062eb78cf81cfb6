import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Text, type TextProps } from '../Text/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { glyphsOf } from './glyphs.ts'
import * as styles from './RollingNumber.css.ts'

export interface RollingNumberProps extends Pick<TextProps, 'size' | 'weight' | 'tone'> {
  /** The number as it is read, already in the reader's separators and with its mark: `₩12,345`. */
  text: string
}

/**
 * A number whose digits roll to their new value over 500 ms; at once where motion is reduced. It is read, searched and copied as the
 * plain text, once.
 */
export function RollingNumber({ text, ...type }: RollingNumberProps) {
  return (
    <Text {...type}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden className={styles.number}>
        {glyphsOf(text).map(({ key, text: character, digit }) =>
          digit === undefined ? (
            <span key={`mark ${String(key)}`}>{character}</span>
          ) : (
            <span
              key={`digit ${String(key)}`}
              data-digit={digit}
              className={styles.column}
              style={assignInlineVars({ [styles.digitVar]: String(digit) })}
            />
          ),
        )}
      </span>
    </Text>
  )
}
