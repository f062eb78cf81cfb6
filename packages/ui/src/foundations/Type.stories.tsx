import { inLanguage } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useTheme } from '../theme/ThemeContext.ts'
import { Inline, Stack } from '../primitives/Stack/Stack.tsx'
import { textSteps, textWeights } from '../primitives/Text/Text.css.ts'
import { Text } from '../primitives/Text/Text.tsx'
import { textScale, textSizes } from '../tokens/axes.ts'
import { vars } from '../tokens/vars.css.ts'
import { Code, InThreeLanguages, Page, Section, valueOf } from './Specimen.tsx'
import * as styles from './Specimen.css.ts'

const REM_PX = 16
const pixels = (rem: string) => String(Math.round(parseFloat(rem) * REM_PX))

const samples = { en: 'Available funds', kor: '주문 가능 금액', tw: '可用資金' } as const

const figures = ['1,111,111.10', '9,876,543.21', '−888,888.88', '+40,404.04']

function Scale() {
  const { textSize } = useTheme()
  return (
    <Page
      title="Type"
      about="The device's own faces, seven sizes, three weights. A size is in rem: it grows with the browser's setting, with the reader's choice, and gently with the page up to 750."
    >
      <Section title="Scale" about="The step, and its size in pixels at the normal text size on a phone.">
        <ul className={styles.rows}>
          {textSteps.map((step) => (
            <li key={step} className={styles.row}>
              <Inline justify="between" align="baseline">
                <Text size={step}>₩1,234,500</Text>
                <Code>{`${step} ${pixels(valueOf(vars.fontSize[step]))}`}</Code>
              </Inline>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Three scripts" about="Each size in Latin, Hangul and Han, in each weight.">
        <ul className={styles.rows}>
          {textSteps.map((step) => (
            <InThreeLanguages key={step} name={<Code>{step}</Code>}>
              {(language) => (
                <Stack gap="none">
                  {textWeights.map((weight) => (
                    <Text key={weight} size={step} weight={weight}>
                      {inLanguage(samples, language)}
                    </Text>
                  ))}
                </Stack>
              )}
            </InThreeLanguages>
          ))}
        </ul>
      </Section>
      <Section title="Weights">
        <ul className={styles.rows}>
          {textWeights.map((weight) => (
            <li key={weight} className={styles.row}>
              <Inline justify="between" align="baseline">
                <Text size="lead" weight={weight}>
                  Review order
                </Text>
                <Code>{`${weight} ${valueOf(vars.fontWeight[weight])}`}</Code>
              </Inline>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Tabular numerals"
        about="Every digit is as wide as any other, and the minus as the plus: columns keep their line, and a ticking price does not shake."
      >
        <Stack gap="none">
          {figures.map((figure) => (
            <Text key={figure} align="end" size="title">
              {figure}
            </Text>
          ))}
        </Stack>
      </Section>
      <Section
        title="The reader's text size"
        about={`Multiplies all of the above; now ${textSize}. The toolbar changes it.`}
      >
        <ul className={styles.rows}>
          {textSizes.map((size) => (
            <li key={size} className={styles.row}>
              <Inline justify="between">
                <Text weight={size === textSize ? 'bold' : 'regular'}>{size}</Text>
                <Code>{`× ${textScale[size]}`}</Code>
              </Inline>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundations/Type',
  tags: ['foundation'],
  component: Scale,
} satisfies Meta<typeof Scale>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
