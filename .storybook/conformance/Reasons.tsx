import { Stack, Text } from '@onelot/ui'
import * as styles from './report.css.ts'
import { type Reason, sentence } from './reportParts.ts'
import { Words } from './Words.tsx'

const MOST_NAMED = 6

function abouts(about: readonly string[]): string {
  const named = about.slice(0, MOST_NAMED).join(', ')
  const more = about.length - MOST_NAMED
  return more > 0 ? `${named} and ${String(more)} more` : named
}

/** What was not tried, by the reason. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <Stack gap="x3">
      <Text as="h3" weight="strong">
        Cases not tried
      </Text>
      <ul className={styles.plain}>
        {reasons.map(({ why, count, of }) => (
          <li key={why}>
            <Text as="p">
              <Words text={`${sentence(why)} (${String(count)})`} />
            </Text>
            {of.map(({ id, about }) => (
              <Text key={id} as="p" size="small" tone="secondary">
                <span className={styles.code}>{`${id} ${abouts(about)}`}</span>
              </Text>
            ))}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
