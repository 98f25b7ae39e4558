import { expect, test } from 'vitest'
import { createDescriptions } from './descriptions.ts'

/** A server whose calls are answered by hand. */
function makeServer() {
  const received: [string, string][] = []
  const answers: ((isStored: boolean) => void)[] = []
  const descriptions = createDescriptions((...description) => {
    received.push(description)
    return new Promise((resolve) => answers.push(resolve))
  })
  return { received, answers, descriptions }
}

test('stores what was typed last, and what is typed meanwhile', async () => {
  const { received, answers, descriptions } = makeServer()
  expect(descriptions.store()).toBe(null)
  descriptions.type('bun', 'A')
  descriptions.type('bun', 'A bun')
  const done = descriptions.store()
  descriptions.type('bun', 'A low bun')
  expect(descriptions.store()).toBe(done)
  answers[0]?.(true)
  await expect
    .poll(() => received)
    .toEqual([
      ['bun', 'A bun'],
      ['bun', 'A low bun'],
    ])
  answers[1]?.(true)
  expect(await done).toBe(true)
  expect(descriptions.store()).toBe(null)
})

test('keeps what could not be stored, and sends it the next time', async () => {
  const { received, answers, descriptions } = makeServer()
  descriptions.type('bun', 'A bun')
  const failing = descriptions.store()
  answers[0]?.(false)
  expect(await failing).toBe(false)
  const again = descriptions.store()
  expect(received).toEqual([
    ['bun', 'A bun'],
    ['bun', 'A bun'],
  ])
  answers[1]?.(true)
  expect(await again).toBe(true)
})

test('stores nothing of what was removed', () => {
  const { received, descriptions } = makeServer()
  descriptions.type('bun', 'A bun')
  descriptions.forget('bun')
  expect(descriptions.store()).toBe(null)
  expect(received).toEqual([])
})
