import { cx } from '../cx.ts'
import type { SharedRest } from '../rest.ts'
import * as styles from './Box.css.ts'

export const boxElements = [
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'nav',
  'ul',
  'li',
  'span',
] as const
type Space = (typeof styles.spaces)[number]

export interface BoxProps extends SharedRest {
  /** The element; it decides what the box is, never how it looks. @defaultValue 'div' */
  as?: (typeof boxElements)[number]
  /** On all four sides, in steps of 4 px; `page` is the page margin, 20 and 16 on a narrow phone. */
  padding?: Space | undefined
  /** At both ends of a line; it wins over `padding`. */
  paddingInline?: Space | undefined
  /** Over and under; it wins over `padding`. */
  paddingBlock?: Space | undefined
  /** It wins over `padding` and `paddingBlock`. */
  paddingTop?: Space | undefined
  /** It wins over `padding` and `paddingBlock`. */
  paddingBottom?: Space | undefined
  /** What it is drawn on. @defaultValue what is behind it */
  surface?: (typeof styles.surfaces)[number] | undefined
  /** Its corners: 16 of a card, 12 of a control, 8 of a chip. @defaultValue none */
  radius?: (typeof styles.corners)[number] | undefined
  /** Amounts that fit themselves (`Money`) are measured against its width. */
  measured?: boolean
}

/** Space around something, and the ground that it is on. */
export function Box(props: BoxProps) {
  const {
    as: Root = 'div',
    padding,
    paddingInline,
    paddingBlock,
    paddingTop,
    paddingBottom,
    surface,
    radius,
    measured,
    ...rest
  } = props
  const classes = [
    styles.box,
    padding && styles.padding[padding],
    paddingInline && styles.paddingInline[paddingInline],
    paddingBlock && styles.paddingBlock[paddingBlock],
    paddingTop && styles.paddingTop[paddingTop],
    paddingBottom && styles.paddingBottom[paddingBottom],
    surface && styles.surface[surface],
    radius && styles.radius[radius],
    measured && styles.measured,
  ]
  return <Root {...rest} className={cx(...classes)} />
}

export interface BleedProps extends SharedRest {
  /** The element; it decides what the group is, never how it looks. @defaultValue 'div' */
  as?: (typeof boxElements)[number]
  /** At both ends of a line; `page` reaches the edges of the screen. @defaultValue 'page' */
  inline?: Space
  /** Over it. */
  top?: Space | undefined
  /** Under it. */
  bottom?: Space | undefined
}

/** Reaches out of the padding around it: rows and charts to the edges of a screen, the padding of a quiet button past its margin. */
export function Bleed({ as: Root = 'div', inline = 'page', top, bottom, ...rest }: BleedProps) {
  const classes = [
    styles.bleedInline[inline],
    top && styles.bleedTop[top],
    bottom && styles.bleedBottom[bottom],
  ]
  return <Root {...rest} className={cx(...classes)} />
}
