import { expect, test } from 'vitest'
import { allEndpoints } from '../../testing/all-endpoints.ts'
import { largestJson, takesAnyValue } from '../../testing/largest-body.ts'

const withJson = allEndpoints.filter(
  ({ encoding, body }) => encoding === 'json' && body._zod.def.type !== 'undefined',
)

test.each(withJson)(
  '$method $path accepts the largest body of its schema (LIMIT-3)',
  ({ body, maxBodyBytes }) => {
    expect(largestJson(body), 'set a maximum, or maxBodyBytes').toBeLessThanOrEqual(maxBodyBytes)
  },
)

test('no limit is far from what its schema accepts', () => {
  const tooWide = withJson.filter(
    ({ body, maxBodyBytes }) =>
      maxBodyBytes > 64 * 1024 && maxBodyBytes > 2 * largestJson(body) && !takesAnyValue(body),
  )
  expect(tooWide.map(({ noun, name }) => `${noun}.${name}`)).toEqual([])
})
