import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Errors and warnings that the page logged during a test. Any of them fails it. */
const messages: string[] = []

beforeEach(() => {
  messages.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      messages.push(args.map(String).join(' '))
    })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(messages, 'errors and warnings on the console').toEqual([])
})
