import type { ReactNode } from 'react'
import { styled } from 'storybook/theming'
import { pageOf } from './widgetPages.ts'

/** A part of a page, under its heading. Storybook styles headings and links by element; these set their own. */
const Part = styled.section(({ theme }) => ({
  marginBlock: 40,
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  lineHeight: '22px',
  '& h2': { margin: '0 0 12px', fontSize: 20, lineHeight: '28px', fontWeight: theme.typography.weight.bold },
  '& h3': { margin: '0 0 8px', fontSize: 14, lineHeight: '22px', fontWeight: theme.typography.weight.bold },
  '& p, & ul, & dl, & dd': { margin: 0 },
  '& ul': { paddingInlineStart: 20, listStyle: 'disc' },
  '& table + p': { marginBlockStart: 12 },
  '& li + li': { marginBlockStart: 4 },
  '& a': { color: theme.color.secondary },
  '& code': {
    padding: '1px 4px',
    borderRadius: 4,
    background: theme.background.app,
    fontFamily: theme.typography.fonts.mono,
    fontSize: '0.92em',
  },
}))

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part className="sb-unstyled">
      <h2>{title}</h2>
      {children}
    </Part>
  )
}

export const Lead = styled.p(({ theme }) => ({
  maxInlineSize: 680,
  margin: '8px 0 0',
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: 17,
  lineHeight: '26px',
}))

/** Names at left, what they are at right. */
export const Terms = styled.dl(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, max-content) minmax(0, 1fr)',
  '& dt, & dd': { padding: '8px 0', borderBlockStart: `1px solid ${theme.appBorderColor}` },
  '& dt': { paddingInlineEnd: 24, fontWeight: theme.typography.weight.bold },
}))

export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: 16,
})

/** What to do or not to do, distinguished by a mark and by text. */
export const Advice = styled.div<{ good: boolean }>(({ theme, good }) => ({
  padding: '12px 16px 16px',
  border: `1px solid ${theme.appBorderColor}`,
  borderBlockStart: `3px solid ${good ? theme.color.positive : theme.color.negative}`,
  borderRadius: 8,
}))

export const Table = styled.table(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '8px 16px 8px 0',
    borderBlockStart: `1px solid ${theme.appBorderColor}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': {
    borderBlockStart: 0,
    color: theme.color.mediumdark,
    fontWeight: theme.typography.weight.regular,
  },
  '& tbody:first-of-type:first-child tr:first-of-type > *': { borderBlockStart: 0, paddingBlockStart: 0 },
  '& tbody th': { inlineSize: '1%', fontWeight: theme.typography.weight.bold, whiteSpace: 'nowrap' },
}))

export const Muted = styled.span(({ theme }) => ({ color: theme.color.mediumdark }))

/** A sentence with `names` in it; the names of widgets are links to their pages. */
export function Words({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) => {
    if (index % 2 === 0) return part
    const page = pageOf(part)
    return page === undefined ? (
      <code key={index}>{part}</code>
    ) : (
      <a key={index} href={page.href} target="_top">
        {part}
      </a>
    )
  })
}

export function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  )
}

/** Names as code has them, one after the other. */
export function Codes({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text}>
      <code>{text}</code>{' '}
    </span>
  ))
}
