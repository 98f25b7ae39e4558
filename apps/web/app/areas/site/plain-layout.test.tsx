import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import PlainLayout from '../../routes/layouts/plain.tsx'

// Only the build expands its texts, so that no other test loads it.
vi.mock('./lazy-error-page.tsx', () => ({ LazyErrorPage: () => null }))

test('the plain layout adds neither header nor footer to a page (LAYOUT-4)', () => {
  const Page = createRoutesStub([
    { Component: PlainLayout, children: [{ path: '/', Component: () => <h1>Alone</h1> }] },
  ])
  const html = renderToStaticMarkup(<Page />)
  expect(html.match(/<(\w+)/g)).toEqual(['<main', '<h1'])
})
