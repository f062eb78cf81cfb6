import { Icon, useTheme } from '@onelot/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react'
import * as styles from './report.css.ts'
import type { Colour } from './reportParts.ts'

/** Green and amber are none of the product's colours: there a colour is a direction of the market, or an error. */
const inks = {
  light: { red: '#B3261E', amber: '#7A5200', green: '#1B6E34' },
  dark: { red: '#FF9C92', amber: '#E3B04B', green: '#6FCF8A' },
} as const satisfies Readonly<Record<'light' | 'dark', Readonly<Record<Colour, string>>>>

const pictures: Readonly<Record<Colour, LucideIcon>> = {
  red: CircleX,
  amber: CircleDashed,
  green: CircleCheck,
}
const words: Readonly<Record<Colour, string>> = { red: 'Red', amber: 'Amber', green: 'Green' }

/** A colour as a picture and a word. */
export function ColourMark({ colour }: { colour: Colour }) {
  const { theme } = useTheme()
  return (
    <span className={styles.word} style={assignInlineVars({ [styles.inkVar]: inks[theme][colour] })}>
      <Icon icon={pictures[colour]} size="small" />
      {words[colour]}
    </span>
  )
}
