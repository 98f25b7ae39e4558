import { expect, it } from 'vitest'
import { hasCommunity, requireCommunity } from './require-community.ts'

it('redirects to the home page if the deployment has no feed', () => {
  expect(hasCommunity({ pages: new Set(['/', '/posts']) })).toBe(true)
  expect(hasCommunity({})).toBe(true)
  requireCommunity({ pages: new Set(['/posts']) })
  const redirected = () => {
    try {
      requireCommunity({ pages: new Set(['/']) })
    } catch (response) {
      return response instanceof Response ? response.headers.get('Location') : response
    }
    return null
  }
  expect(redirected()).toBe('/')
})
