import { Checkbox, Tagged } from '@onelot/ui'
import type { RouteTarget } from '../definition/routes.ts'
import { useNavigation } from '../ports/ports.ts'
import type { Bound } from './formValues.ts'
import { inSentence } from './links.css.ts'
import { useBound } from './useBound.ts'

export interface FormConsentProps extends Bound<boolean> {
  /** The sentence, with `<link>` around what leads to the text; each language puts it where its grammar wants it. */
  label: string
  /** Where the text is. */
  to: RouteTarget
}

/** A consent of a form. Its link opens what is agreed to, and ticks nothing. */
export function FormConsent({ control, name, initial, label, to }: FormConsentProps) {
  const { isTicked, change, tied } = useBound({ control, name, initial })
  const { href, Link } = useNavigation()
  return (
    <Checkbox
      {...tied}
      label={
        <Tagged
          text={label}
          parts={{
            link: (linked) => (
              <Link href={href(to)} className={inSentence}>
                {linked}
              </Link>
            ),
          }}
        />
      }
      checked={isTicked}
      onChange={({ checked }) => change(checked)}
    />
  )
}
