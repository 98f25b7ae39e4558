import { expect, it } from 'vitest'
import { isBackgroundCall } from './is-background-call.ts'

it.each([
  ['GET', '/user/notifications/unread', true],
  ['GET', '/user/chat', true],
  ['PUT', '/user/time-zone', true],
  ['POST', '/user/chat/messages', false],
  ['PATCH', '/user', false],
])('%s %s: %s', (method, path, expected) => {
  expect(isBackgroundCall(method, path)).toBe(expected)
})
