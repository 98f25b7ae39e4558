import { expect, expectTypeOf, test } from 'vitest'
import { courseEndpoints } from '../catalogue/course.ts'
import { errorsOf, type ErrorOf } from './endpoint-errors.ts'
import { authEndpoints } from '../identity/auth.ts'

test('errorsOf() returns 401, 431 and 503 for every call, and 404 and 422 for one with params', () => {
  expect(errorsOf(courseEndpoints.show)).toEqual([
    'unauthenticated',
    'not_found',
    'invalid',
    'headers_too_large',
    'unavailable',
  ])
})

test('errorsOf() adds the errors of a body, and those the endpoint declares', () => {
  expect(errorsOf(authEndpoints.login)).toEqual([
    'malformed',
    'unauthenticated',
    'payload_too_large',
    'unsupported_media_type',
    'invalid',
    'headers_too_large',
    'unavailable',
    'invalid_credentials',
    'second_factor_required',
    'too_many_requests',
  ])
})

test('errorsOf() adds forbidden if the audience is a role', () => {
  expect(errorsOf({ ...courseEndpoints.show, permission: 'orders.read' })).toContain('forbidden')
})

test('ErrorOf contains the errors that follow from the input, and those the endpoint declares', () => {
  expectTypeOf<ErrorOf<typeof courseEndpoints.show>>().toEqualTypeOf<
    'unauthenticated' | 'unavailable' | 'not_found' | 'invalid'
  >()
  expectTypeOf<ErrorOf<typeof authEndpoints.login>>().toEqualTypeOf<
    | 'unauthenticated'
    | 'unavailable'
    | 'payload_too_large'
    | 'unsupported_media_type'
    | 'invalid'
    | 'invalid_credentials'
    | 'second_factor_required'
    | 'too_many_requests'
  >()
  expectTypeOf<ErrorOf<typeof authEndpoints.logout>>().toEqualTypeOf<'unauthenticated' | 'unavailable'>()
})
