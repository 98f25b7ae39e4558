import { describe, expect, it } from 'vitest'
import { socialOffers } from './social-offers.ts'

const offer = { provider: 'google', origins: ['https://accounts.google.com'] }

function provider() {
  const asked: string[] = []
  const state = { now: 0, answer: () => Response.json({ data: [offer] }) }
  const offers = socialOffers(
    {
      fetch: async (request) => {
        asked.push(new URL(request.url).pathname)
        return state.answer()
      },
    },
    () => state.now,
  )
  return { offers, asked, state }
}

describe('who people can sign in with', () => {
  it('is asked of the provider once a minute at most', async () => {
    const { offers, asked, state } = provider()
    expect(await Promise.all([offers(), offers()])).toEqual([[offer], [offer]])
    state.now = 59_000
    await offers()
    expect(asked).toEqual(['/api/v1/social'])
    state.now = 60_000
    await offers()
    expect(asked).toHaveLength(2)
  })

  it('stays what it was while the provider is silent, which is asked again soon', async () => {
    const { offers, asked, state } = provider()
    await offers()
    state.now = 60_000
    state.answer = () => Response.json({ message: 'Out of reach', code: 'unavailable' }, { status: 503 })
    expect(await offers()).toEqual([offer])
    state.answer = () => Response.json({ data: [] })
    state.now = 65_000
    expect(await offers()).toEqual([])
    expect(asked).toHaveLength(3)
  })

  it.each([404, 503])('is nobody where the provider answers %i from the beginning', async (status) => {
    const { offers, state } = provider()
    state.answer = () => Response.json({ message: 'No', code: 'not_found' }, { status })
    expect(await offers()).toEqual([])
  })
})
