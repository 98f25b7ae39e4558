import type { authEndpoints } from '@chignon/contract/identity/auth'
import type { courseEndpoints } from '@chignon/contract/catalogue/course'
import { expectTypeOf, test } from 'vitest'
import type { Call } from './request-context.ts'

type Login = Call<typeof authEndpoints.login>
type ShowCourse = Call<typeof courseEndpoints.show>

test('fail() accepts only the errors of the endpoint', () => {
  expectTypeOf<Parameters<ShowCourse['fail']>[0]>().toEqualTypeOf<401 | 404 | 422 | 503>()
  expectTypeOf<Parameters<Login['fail']>[0]>().toEqualTypeOf<401 | 413 | 415 | 422 | 429 | 503>()
})

test('only calls that declare too_many_requests have rate limits', () => {
  expectTypeOf<Login['services']>().toHaveProperty('limits')
  expectTypeOf<ShowCourse['services']>().not.toHaveProperty('limits')
})
