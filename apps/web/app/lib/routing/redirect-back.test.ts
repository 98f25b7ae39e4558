import { expect, it } from 'vitest'
import { redirectBack } from './redirect-back.ts'

it.each([
  ['/courses', false],
  ['/studio', true],
  ['/studio/orders?due=soon', true],
  ['/studios', false],
])('leads back to %s; as a new page: %s', (path, isDocument) => {
  const response = redirectBack(path)
  expect(response.headers.get('Location')).toBe(path)
  expect(response.headers.has('X-Remix-Reload-Document')).toBe(isDocument)
})

it('leads home instead of to another site', () => {
  expect(redirectBack('//elsewhere.example').headers.get('Location')).toBe('/')
})
