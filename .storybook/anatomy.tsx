import { type Language } from '@onelot/domain'
import { vars } from '@onelot/ui'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { WidgetPart } from '../packages/ui/src/widgetDocs.ts'
import { GUTTER_PX, MARK_PX, type Mark, type PartBox, placeMarks, placeOnEdges } from './marks.ts'
import { liesOverPage, specimenOf } from './specimens.tsx'

/** A part that the specimen shows. */
type DrawnPart = WidgetPart & { readonly at: NonNullable<WidgetPart['at']> }
export const isDrawn = (part: WidgetPart): part is DrawnPart => part.at !== undefined

interface Drawn {
  readonly boxes: readonly PartBox[]
  readonly marks: readonly Mark[]
}

export interface AnatomyFigureProps {
  /** The name of the widget's file. */
  widget: string
  parts: readonly WidgetPart[]
  language: Language
}

/** A widget at rest with a number at each of its parts. The numbers are for the eye: the legend beside it says in text what they are at. */
export function AnatomyFigure({ widget, parts, language }: AnatomyFigureProps) {
  const figure = useRef<HTMLDivElement>(null)
  const overPage = liesOverPage(widget)
  const { boxes, marks } = useDrawn(figure, parts.filter(isDrawn), overPage)
  const specimen = specimenOf(widget, language)
  return (
    <div ref={figure} style={overPage ? undefined : { position: 'relative', margin: GUTTER_PX }} data-anatomy>
      {specimen}
      {overPage ? (
        createPortal(<Marks {...{ boxes, marks }} position="fixed" />, document.body)
      ) : (
        <Marks {...{ boxes, marks }} position="absolute" />
      )}
    </div>
  )
}

const same = (a: Drawn, b: Drawn): boolean => JSON.stringify(a) === JSON.stringify(b)

function measure(figure: HTMLElement, parts: readonly DrawnPart[], overPage: boolean): Drawn {
  // What is fixed is measured in the window.
  const { left, top, width, height } = overPage
    ? { left: 0, top: 0, width: innerWidth, height: innerHeight }
    : figure.getBoundingClientRect()
  const boxes = parts.flatMap(({ at }) => {
    const box = at(figure)?.getBoundingClientRect()
    return box === undefined || box.width === 0
      ? []
      : [{ left: box.left - left, top: box.top - top, width: box.width, height: box.height }]
  })
  const room = { width, height }
  return { boxes, marks: overPage ? placeOnEdges(boxes, room) : placeMarks(boxes, room) }
}

/** Measures anew whenever the specimen changes its size: another language, a larger text, fonts that have come; and when an animation has ended. */
function useDrawn(
  figure: RefObject<HTMLDivElement | null>,
  parts: readonly DrawnPart[],
  overPage: boolean,
): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ boxes: [], marks: [] })
  useEffect(() => {
    const root = overPage ? document.body : figure.current
    if (root === null) return undefined
    const update = () => {
      const next = measure(root, parts, overPage)
      setDrawn((before) => (same(before, next) ? before : next))
    }
    const sizes = new ResizeObserver(update)
    sizes.observe(root)
    for (const { at } of parts) {
      const place = at(root)
      if (place instanceof Element) sizes.observe(place)
    }
    document.addEventListener('animationend', update)
    document.addEventListener('transitionend', update)
    void document.fonts.ready.then(update)
    return () => {
      sizes.disconnect()
      document.removeEventListener('animationend', update)
      document.removeEventListener('transitionend', update)
    }
  })
  return drawn
}

/** A number: its line is under it. */
function Marks({ boxes, marks, position }: Drawn & { position: 'absolute' | 'fixed' }): ReactNode {
  const ink = vars.colour.accent
  return (
    <svg
      aria-hidden
      width="1"
      height="1"
      style={{
        position,
        top: 0,
        left: 0,
        overflow: 'visible',
        pointerEvents: 'none',
        zIndex: 1_000_000,
      }}
    >
      {boxes.map(({ left, top, width, height }, at) => (
        <rect
          key={at}
          x={left - 2}
          y={top - 2}
          width={width + 4}
          height={height + 4}
          rx={4}
          fill="none"
          strokeDasharray="3 3"
          style={{ stroke: ink }}
        />
      ))}
      {marks.map(({ x, y, to }, at) => (
        <g key={at}>
          <line x1={x} y1={y} x2={to.x} y2={to.y} style={{ stroke: ink }} />
          <circle cx={to.x} cy={to.y} r={2.5} style={{ fill: ink }} />
          <circle data-mark cx={x} cy={y} r={MARK_PX / 2} style={{ fill: ink }} />
          <text
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            style={{ fill: vars.colour.onAccent, fontSize: 12, fontWeight: 700 }}
          >
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
