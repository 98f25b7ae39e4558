import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from './connection.ts'
import { sendParts } from './send-parts.ts'
import { startUploadServer } from './test-upload-server.ts'
import { sendFile, type Transfer } from './upload-session.ts'

// The client of browsers.
vi.mock('tus-js-client', () => vi.importActual('tus-js-client/lib.es5/browser/index.js'))

const megabyte = 1024 * 1024
const size = 20 * megabyte
const bytes = Uint8Array.from({ length: size }, (_, index) => index % 251)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function testConnection() {
  const listeners = new Set<() => void>()
  let isOnline = true
  const connection: Connection = {
    isOnline: () => isOnline,
    onChange(callback) {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
  }
  const set = (online: boolean) => {
    isOnline = online
    for (const listener of listeners) listener()
  }
  return { connection, set }
}

function start(options: { renew?: () => Promise<string>; file?: Blob; url?: string | null } = {}) {
  const server = startUploadServer(size)
  const { connection, set } = testConnection()
  const changes: Transfer[] = []
  const controller = new AbortController()
  const renew = vi.fn(options.renew ?? (async () => server.url))
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const run = () =>
    sendFile(
      {
        file: options.file ?? new Blob([bytes]),
        url: options.url === undefined ? server.url : options.url,
        renew,
        send: sendParts,
        connection,
        onChange: (change) => changes.push(change),
      },
      controller.signal,
    ).then(() => resolve('sent'), resolve)
  return { server, connection, set, changes, controller, renew, run, done: promise }
}

test('sends a file in parts of eight megabytes', async () => {
  const { server, run, done, changes, renew } = start()
  void run()
  expect(await done).toBe('sent')
  expect(server.received).toEqual([8 * megabyte, 8 * megabyte, 4 * megabyte])
  expect(server.stored.equals(Buffer.from(bytes))).toBe(true)
  expect(server.requests[0]).toBe('HEAD /uploads/1/first')
  expect(changes.at(-1)).toMatchObject({ state: 'sending', sentBytes: size })
  expect(renew).not.toHaveBeenCalled()
})

test('goes on at the byte that the server has after a lost connection', async () => {
  const { server, run, done, changes } = start()
  server.cut(3 * megabyte)
  void run()
  await vi.waitFor(() => expect(changes.at(-1)?.state).toBe('offline'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await done).toBe('sent')
  // No byte arrived twice.
  expect(server.received.reduce((total, part) => total + part)).toBe(size)
  expect(server.stored.equals(Buffer.from(bytes))).toBe(true)
})

test('goes on within five seconds, however often the connection was lost', async () => {
  const { server, run, done, changes } = start()
  server.isOnline = false
  void run()
  await vi.waitFor(() => expect(changes.at(-1)?.state).toBe('offline'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.requests).toEqual([])
  server.isOnline = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(await done).toBe('sent')
})

test('stops at once when the browser goes offline, and goes on when it is online', async () => {
  const { server, set, run, done, changes } = start()
  set(false)
  void run()
  await vi.waitFor(() => expect(changes.at(-1)?.state).toBe('offline'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.requests).toEqual([])
  set(true)
  expect(await done).toBe('sent')
})

test('requests another address when the first has ended, and goes on at the offset', async () => {
  const { server, run, done, renew } = start()
  server.cut(megabyte)
  void run()
  await vi.waitFor(() => expect(server.received).toEqual([megabyte]))
  server.url = '/uploads/1/second'
  await vi.advanceTimersByTimeAsync(1000)
  expect(await done).toBe('sent')
  expect(renew).toHaveBeenCalledOnce()
  expect(server.requests).toContain(`PATCH /uploads/1/second ${megabyte}`)
})

test('ends with the problem if no other address is given', async () => {
  const problem = new ProblemError(409, { message: 'It was cancelled.', code: 'conflict' })
  const { run, done } = start({ url: null, renew: () => Promise.reject(problem) })
  void run()
  expect(await done).toBe(problem)
})

test('ends if new addresses do not help', async () => {
  const { run, done, renew } = start({ renew: async () => '/uploads/1/wrong', url: null })
  void run()
  expect(await done).toMatchObject({ problem: 'refused' })
  expect(renew.mock.calls.length).toBeLessThan(5)
})

test('tries again after a conflict, a lock and an error of the server', async () => {
  const { server, run, done } = start()
  server.answers.push(423, 500, 409)
  void run()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await done).toBe('sent')
})

test('says that the server is full', async () => {
  const { server, run, done } = start()
  server.answers.push(507)
  void run()
  expect(await done).toMatchObject({ problem: 'full' })
})

test('says that the file can no longer be read', async () => {
  const file = new Blob([bytes])
  const { server, run, done } = start({ file })
  vi.spyOn(file, 'slice').mockImplementation(() => {
    const part = new Blob(['x'])
    vi.spyOn(part, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
    return part
  })
  server.isOnline = false
  void run()
  expect(await done).toMatchObject({ problem: 'unreadable' })
})

test('sends nothing once it was stopped', async () => {
  const { server, run, done, controller } = start()
  server.cut(megabyte)
  void run()
  await vi.waitFor(() => expect(server.received).toEqual([megabyte]))
  controller.abort('paused')
  expect(await done).toBe('paused')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.received).toEqual([megabyte])
})
