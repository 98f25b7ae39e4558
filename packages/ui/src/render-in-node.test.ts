import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stories } from './conformance/stories.ts'

test.each(stories)('%s, %s: renders where there is no document', (_, __, Story) => {
  expect(typeof document).toBe('undefined')
  expect(() => renderToString(createElement(Story))).not.toThrow()
})
