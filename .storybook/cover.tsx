import type { ReactNode } from 'react'
import { styled } from 'storybook/theming'

/** Text of its own on a page of Markdown, whose styles `sb-unstyled` keeps away. */
const Head = styled.header(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  marginBlockEnd: 8,
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  '& h1': { margin: 0, fontSize: 32, lineHeight: '40px', fontWeight: 700, letterSpacing: '-0.02em' },
  '& p': { margin: '4px 0 0', fontSize: 17, lineHeight: '26px' },
}))

/** The mark, the name, and what this is in a sentence. */
export function Cover({ children }: { children: ReactNode }) {
  return (
    <Head className="sb-unstyled">
      <img src="./logo.svg" alt="" width="72" height="72" />
      <div>
        <h1>Onelot</h1>
        {children}
      </div>
    </Head>
  )
}

const Grid = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: 20,
  margin: '28px 0 36px',
  padding: 0,
  listStyle: 'none',
})

const Entry = styled.a(({ theme }) => ({
  display: 'block',
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: 14,
  lineHeight: '20px',
  textDecoration: 'none',
  '& img': {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '390 / 520',
    objectFit: 'cover',
    objectPosition: 'top',
    boxSizing: 'border-box',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 12,
  },
  '& strong': { display: 'block', margin: '12px 0 2px', color: theme.color.secondary, fontSize: 16 },
  '&:hover strong': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 4 },
}))

/** The sections, each with a picture of what is in it. */
export function Sections({ children }: { children: ReactNode }) {
  return <Grid className="sb-unstyled">{children}</Grid>
}

interface SectionLinkProps {
  name: string
  /** The page that it leads to, as Storybook has it after `?path=`. */
  to: string
  picture: string
  /** One sentence. */
  children: ReactNode
}

export function SectionLink({ name, to, picture, children }: SectionLinkProps) {
  return (
    <li>
      <Entry href={`./?path=${to}`} target="_top">
        <img src={picture} alt="" loading="lazy" />
        <strong>{name}</strong>
        {children}
      </Entry>
    </li>
  )
}
