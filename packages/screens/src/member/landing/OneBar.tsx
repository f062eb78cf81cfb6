import * as styles from './LandingScreen.css.ts'

/** Bars of a chart, each by where it begins and how high it is, with a line through it that is longer by `reach`. */
const bars = [
  { x: 8, y: 128, height: 44, reach: 14 },
  { x: 52, y: 112, height: 52, reach: 18 },
  { x: 96, y: 124, height: 34, reach: 12 },
  { x: 140, y: 92, height: 58, reach: 16 },
  { x: 184, y: 74, height: 48, reach: 20 },
  { x: 228, y: 88, height: 30, reach: 12 },
  { x: 316, y: 26, height: 46, reach: 14 },
] as const

/** A chart of which one bar is the mark: decoration. */
export function OneBar() {
  return (
    <svg viewBox="0 0 350 200" aria-hidden className={styles.picture}>
      {bars.map(({ x, y, height, reach }) => (
        <g key={x} className={styles.others}>
          <rect x={x} y={y} width="26" height={height} rx="9" />
          <rect x={x + 10} y={y - reach} width="6" height={height + 2 * reach} rx="3" />
        </g>
      ))}
      <g className={styles.one}>
        <rect x="274" y="52" width="24" height="50" rx="9" />
        <path d="M286 34v18M286 102v18" />
      </g>
    </svg>
  )
}
