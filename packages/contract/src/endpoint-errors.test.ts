import { expect, test } from 'vitest'
import { courseEndpoints } from './course.ts'
import { errorsOf } from './endpoint-errors.ts'
import { authEndpoints } from './auth.ts'

test('errorsOf() returns 401 and 503 for every call, and 404 and 422 for one with params', () => {
  expect(errorsOf(courseEndpoints.show)).toEqual(['unauthenticated', 'not_found', 'invalid', 'unavailable'])
})

test('errorsOf() adds the errors of a body, and those the endpoint declares', () => {
  expect(errorsOf(authEndpoints.login)).toEqual([
    'malformed',
    'unauthenticated',
    'payload_too_large',
    'unsupported_media_type',
    'invalid',
    'unavailable',
    'invalid_credentials',
    'too_many_requests',
  ])
})

test('errorsOf() adds forbidden if the audience is a role', () => {
  expect(errorsOf({ ...courseEndpoints.show, audience: 'staff' })).toContain('forbidden')
})
