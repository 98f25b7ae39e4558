import { expect, test } from 'vitest'
import { chatPlace } from './chat-place.ts'

test.each([
  '/basket',
  '/profile/settings/my-tickets',
  '/orders/7/payment',
  '/courses/bob/buy',
  '/profile/programs/cutter/exam',
])('puts the button below %s', (path) => expect(chatPlace(path)).toContain('relative'))

test.each(['/', '/courses/bob', '/profile/programs/cutter', '/profile/programs/cutter/lessons'])(
  'leaves the button in the corner of %s',
  (path) => expect(chatPlace(path)).toBeUndefined(),
)
