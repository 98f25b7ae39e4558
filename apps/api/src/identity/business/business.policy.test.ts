import { expect, test } from 'vitest'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readBusinessAddress } from './business.policy.ts'

const owner = 'owner'
const member = (id: string, role: 'learner' | 'educator' | 'staff' = 'learner'): Viewer => ({
  role,
  id,
  tokenId: 'token',
})

test.each<[string, Viewer, boolean]>([
  ['its owner', member(owner), true],
  ['a guest', { role: 'guest' }, false],
  ['another learner', member('other'), false],
  ['an educator', member('other', 'educator'), false],
  ['staff', member('other', 'staff'), false],
])('%s may read the address of a business: %s', (_, viewer, expected) => {
  expect(readBusinessAddress(viewer, { ownerId: owner })).toBe(expected)
})
