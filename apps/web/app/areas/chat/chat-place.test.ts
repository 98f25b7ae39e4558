import { expect, test } from 'vitest'
import { chatPlace } from './chat-place.ts'

test.each(['/', '/courses/bob', '/profile/settings/edit-profile', '/profile/programs/cutter/lessons'])(
  'puts the button at the end of %s on a phone',
  (path) => expect(chatPlace(path)).toContain('max-md:relative'),
)

test('puts the button at the end of an exam on a tablet too', () => {
  expect(chatPlace('/profile/programs/cutter/exam')).toContain('max-lg:relative')
})
