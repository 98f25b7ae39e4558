import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What the page said on the console during a test. A component that works has nothing to complain of. */
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      complaints.push(said.map(String).join(' '))
    })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, 'errors and warnings on the console').toEqual([])
})
