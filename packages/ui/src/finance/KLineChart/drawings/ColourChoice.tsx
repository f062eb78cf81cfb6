import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId } from 'react'
import { useTheme } from '../../../theme/ThemeContext.ts'
import { useKLineMessages } from '../useKLineMessages.ts'
import * as styles from './ColourChoice.css.ts'
import { type DrawingColour, colourOfDrawing, drawingColours } from './drawing.ts'

export interface ColourChoiceProps {
  /** What has the colour; read out with each. */
  label: string
  value: DrawingColour
  onChange: (change: { colour: DrawingColour }) => void
}

/** One of the few colours that a drawing may have, each as a swatch with its name. */
export function ColourChoice({ label, value, onChange }: ColourChoiceProps) {
  const t = useKLineMessages()
  const { theme } = useTheme()
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {drawingColours.map((colour) => (
          <label key={colour} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={colour}
              checked={colour === value}
              aria-label={t(`drawings.colours.${colour}`)}
              className={styles.input}
              onChange={() => onChange({ colour })}
            />
            <span
              aria-hidden
              className={styles.swatch}
              style={assignInlineVars({ [styles.colourVar]: colourOfDrawing(colour, theme) })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
