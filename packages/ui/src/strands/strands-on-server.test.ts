import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Strands } from './strands.tsx'

test('draws its paths on the server', () => {
  const html = renderToString(
    createElement(Strands, { seed: 'the-bride', coiffure: 'wave', width: 640, height: 320 }),
  )
  expect(html.match(/<path d="M/g)?.length).toBeGreaterThan(3)
})
