import * as styles from './report.css.ts'

/** A sentence with `names` in it. */
export function Words({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.code}>
        {part}
      </span>
    ),
  )
}
