import type { RichText as Tree } from '@chignon/contract/platform/rich-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

function htmlOf(text: Tree): string {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <RichText text={text} locale="es" />
    </MemoryRouter>,
  )
  return page.replaceAll(/ class="[^"]*"| data-discover="true"/g, '')
}

it('renders links that pass nothing on, and mentions that lead to the profile', () => {
  const html = htmlOf([
    {
      type: 'paragraph',
      children: [
        { type: 'mention', id: '7', name: 'Ana' },
        { type: 'break' },
        { type: 'link', href: 'https://a.example/', children: [{ type: 'strong', children: [] }] },
      ],
    },
  ])
  expect(html).toBe(
    '<div lang="es" dir="auto"><p><a href="/users/7">@<bdi>Ana</bdi></a><br/>' +
      '<a href="https://a.example/" rel="nofollow ugc noopener"><strong></strong></a></p></div>',
  )
})

it('renders HTML as words', () => {
  const script = '<script>alert(1)</script>'
  const html = htmlOf([
    { type: 'quote', children: [{ type: 'paragraph', children: [{ type: 'text', text: script }] }] },
    { type: 'list', start: 3, items: [[{ type: 'paragraph', children: [{ type: 'code', text: script }] }]] },
  ])
  expect(html).not.toContain('<script>')
  expect(html).toContain('<ol start="3"><li>')
})
