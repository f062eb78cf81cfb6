import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Tagged } from './Tagged.tsx'

const linked = (text: string) =>
  renderToStaticMarkup(<Tagged text={text} parts={{ link: (inside) => <a href="#there">{inside}</a> }} />)

it('draws what is between the tags, wherever a language puts it', () => {
  expect(linked('I accept the <link>user agreement</link>.')).toBe(
    'I accept the <a href="#there">user agreement</a>.',
  )
  expect(linked('<link>이용약관</link>에 동의해요.')).toBe('<a href="#there">이용약관</a>에 동의해요.')
  expect(linked('<link>One</link> and <link>two</link>')).toBe(
    '<a href="#there">One</a> and <a href="#there">two</a>',
  )
})

it('shows an unknown tag, and one that is not closed, as they are written', () => {
  expect(linked('a <b>bold</b> word')).toBe('a &lt;b&gt;bold&lt;/b&gt; word')
  expect(linked('half a <link>')).toBe('half a &lt;link&gt;')
  expect(linked('by <toString>name</toString>')).toBe('by &lt;toString&gt;name&lt;/toString&gt;')
})

it('draws the rest as asked', () => {
  const text = renderToStaticMarkup(
    <Tagged
      text="Page <seen>5</seen>"
      parts={{ seen: (number) => number }}
      rest={(unseen) => <i>{unseen}</i>}
    />,
  )
  expect(text).toBe('<i>Page </i>5')
})
