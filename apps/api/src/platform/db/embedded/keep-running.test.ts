import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepRunning } from './keep-running.ts'
import type { Server } from './server.ts'

function fakeServer(): Server & { die: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { port: 5432, ended: promise, stop: async () => resolve(), die: resolve }
}

function keep(restart: (port: number) => Promise<Server>, first = fakeServer()) {
  const messages: string[] = []
  const failed = Promise.withResolvers<Error>()
  const kept = keepRunning(first, {
    restart,
    logFile: 'postgres.log',
    onRestart: (message) => messages.push(message),
    onFailed: failed.resolve,
    delaysMs: [0, 0, 0],
  })
  return { first, kept, messages, failed: failed.promise }
}

test('starts a server three times on its port, then reports where its log is', async () => {
  const ports: number[] = []
  const { first, messages, failed } = keep(async (port) => {
    ports.push(port)
    const next = fakeServer()
    next.die()
    return next
  })
  first.die()
  expect((await failed).message).toBe(
    'The embedded PostgreSQL ended 4 times within 10 minutes and is not started again; see postgres.log.',
  )
  expect(ports).toEqual([5432, 5432, 5432])
  expect(messages[2]).toBe('The embedded PostgreSQL ended; it is started again (3 of 3).')
})

test('counts a restart that fails', async () => {
  const { first, messages, failed } = keep(() => Promise.reject(new Error('no memory')))
  first.die()
  await failed
  expect(messages).toHaveLength(3)
  expect(messages[1]).toContain('The last start failed: no memory')
})

test('starts nothing once it is stopped', async () => {
  const { kept, messages } = keep(() => Promise.reject(new Error('not expected')))
  await kept.stop()
  await setImmediate()
  expect(messages).toEqual([])
})
