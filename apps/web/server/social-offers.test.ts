import { describe, expect, it } from 'vitest'
import { socialOffers } from './social-offers.ts'

const answer = (...data: object[]) =>
  Response.json({ data, pagination: { page: 1, per_page: 20, total: data.length, last_page: 1 } })
const offer = { provider: 'google', origins: ['https://accounts.google.com'] }

function fakeApi() {
  const requests: string[] = []
  const state = { now: 0, response: () => answer(offer) }
  const offers = socialOffers(
    {
      fetch: async (request) => {
        requests.push(new URL(request.url).pathname)
        return state.response()
      },
    },
    () => state.now,
  )
  return { offers, requests, state }
}

describe('socialOffers', () => {
  it('requests the list at most once a minute', async () => {
    const { offers, requests, state } = fakeApi()
    expect(await Promise.all([offers(), offers()])).toEqual([[offer], [offer]])
    state.now = 59_000
    await offers()
    expect(requests).toEqual(['/api/v1/social'])
    state.now = 60_000
    await offers()
    expect(requests).toHaveLength(2)
  })

  it('returns the last list while the API fails, and retries after 5 s', async () => {
    const { offers, requests, state } = fakeApi()
    await offers()
    state.now = 60_000
    state.response = () => Response.json({ message: 'Unavailable', code: 'unavailable' }, { status: 503 })
    expect(await offers()).toEqual([offer])
    state.response = () => answer()
    state.now = 65_000
    expect(await offers()).toEqual([])
    expect(requests).toHaveLength(3)
  })

  it.each([404, 503])('returns an empty list if the first response is %i', async (status) => {
    const { offers, state } = fakeApi()
    state.response = () => Response.json({ message: 'No', code: 'not_found' }, { status })
    expect(await offers()).toEqual([])
  })
})
