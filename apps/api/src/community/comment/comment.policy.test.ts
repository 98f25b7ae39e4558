import { expect, it } from 'vitest'
import { isAuthor } from './comment.policy.ts'

it('accepts only the author, not even staff', () => {
  const comment = { authorId: 'ana' }
  expect(isAuthor({ role: 'learner', id: 'ana', tokenId: 'token' }, comment)).toBe(true)
  expect(isAuthor({ role: 'staff', id: 'max', tokenId: 'token' }, comment)).toBe(false)
  expect(isAuthor({ role: 'guest' }, comment)).toBe(false)
})
