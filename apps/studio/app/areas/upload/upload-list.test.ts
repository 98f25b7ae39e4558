import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { Video } from '@chignon/contract/learning/video'
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import type { Connection } from './connection.ts'
import { SendError } from './send-parts.ts'
import { uploadsAtom } from './upload-atoms.ts'
import type { UploadCalls } from './upload-calls.ts'
import { createUploadList } from './upload-list.ts'
import type { UploadRecord, UploadRecords } from './upload-record.ts'

// The client of browsers, as in the other tests that send files: they share their modules.
vi.mock('tus-js-client', () => vi.importActual('tus-js-client/lib.es5/browser/index.js'))

const connection: Connection = { isOnline: () => true, onChange: () => () => {} }

function video(id: string, changes: Partial<Video> = {}): Video {
  return {
    id,
    lesson: { id: 'lesson', name: 'Nape' },
    file_name: 'nape.mp4',
    type: 'video/mp4',
    bytes: 1000,
    received_bytes: 0,
    state: 'uploading',
    progress: 0,
    failure: null,
    picture: null,
    qualities: [],
    audio_languages: [],
    caption_languages: [],
    is_current: false,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...changes,
  }
}

function fakeFile(name = 'nape.mp4', size = 1000): File {
  return new File([new Uint8Array(size)], name, { type: 'video/mp4', lastModified: 1 })
}

function memoryRecords(...kept: UploadRecord[]) {
  const all = new Map(kept.map((record) => [record.videoId, record]))
  const records: UploadRecords = {
    list: async (viewerId) => [...all.values()].filter((record) => record.viewerId === viewerId),
    put: async (record) => void all.set(record.videoId, record),
    remove: async (videoId) => void all.delete(videoId),
  }
  return { all, records }
}

function record(videoId: string, changes: Partial<UploadRecord> = {}): UploadRecord {
  return {
    videoId,
    lessonId: 'lesson',
    courseId: 'course',
    name: 'nape.mp4',
    size: 1000,
    lastModified: 1,
    handle: null,
    viewerId: 'me',
    startedAt: 1,
    ...changes,
  }
}

/** A list whose transfers end when the test says so. */
function open({ kept = [], videos = [] }: { kept?: UploadRecord[]; videos?: Video[] } = {}) {
  const store = createStore()
  const memory = memoryRecords(...kept)
  const server = new Map(videos.map((each) => [each.id, each]))
  const busy = new Set<string>()
  let last = 0
  const calls: UploadCalls = {
    create: vi.fn(async ({ file }) => {
      last += 1
      const created = video(`video-${last}`, { file_name: file.name, bytes: file.size })
      server.set(created.id, created)
      return { videoId: created.id, url: `/uploads/${created.id}` }
    }),
    findBegun: vi.fn(async () => null),
    renew: vi.fn(async (id) => `/uploads/${id}/renewed`),
    find: async () => [...server.values()],
    retry: vi.fn(async (id) => video(id, { state: 'received' })),
    cancel: vi.fn(async () => {}),
    setCaptions: async () => {},
  }
  const sending: { url: string; end: (error?: unknown) => void; signal: AbortSignal }[] = []
  const list = createUploadList({
    store,
    viewerId: 'me',
    records: memory.records,
    calls,
    connection,
    locks: {
      async hold(videoId, run) {
        if (busy.has(videoId)) return false
        await run()
        return true
      },
      held: async () => busy,
    },
    send: ({ url, signal, onSent }) =>
      new Promise((resolve, reject) => {
        onSent(100)
        signal.addEventListener('abort', () => reject(signal.reason))
        sending.push({ url, signal, end: (error) => (error === undefined ? resolve() : reject(error)) })
      }),
    onStored: vi.fn(),
  })
  const add = (name = 'nape.mp4', lesson = 'lesson') =>
    list.add({
      lesson: { id: lesson, name: 'Nape' },
      courseId: 'course',
      chosen: { file: fakeFile(name), handle: null },
    })
  const states = () => store.get(uploadsAtom).map(({ state }) => state)
  const first = () => {
    const [upload] = store.get(uploadsAtom)
    if (!upload) throw new Error('There is no upload.')
    return upload
  }
  return { store, list, calls, memory, server, busy, sending, add, states, first }
}

test('sends two files at once; the others wait', async () => {
  const { add, sending, states } = open()
  const ids = await Promise.all([add('1.mp4'), add('2.mp4'), add('3.mp4')])
  expect(ids).toEqual(['video-1', 'video-2', 'video-3'])
  await vi.waitFor(() => expect(states()).toEqual(['sending', 'sending', 'waiting']))
  sending[0]?.end()
  await vi.waitFor(() => expect(states()).toEqual(['checking', 'sending', 'sending']))
})

test('keeps a record until the video is ready', async () => {
  const { add, memory, sending, states, server, list } = open()
  await add()
  expect([...memory.all.values()]).toMatchObject([
    {
      videoId: 'video-1',
      lessonId: 'lesson',
      courseId: 'course',
      name: 'nape.mp4',
      size: 1000,
      viewerId: 'me',
    },
  ])
  await vi.waitFor(() => expect(sending).toHaveLength(1))
  server.set('video-1', video('video-1', { state: 'transcoding', progress: 40, is_current: true }))
  sending[0]?.end()
  await vi.waitFor(() => expect(states()).toEqual(['making']))
  expect(memory.all.size).toBe(1)
  server.set('video-1', video('video-1', { state: 'ready' }))
  await list.refresh()
  expect(states()).toEqual(['ready'])
  expect(memory.all.size).toBe(0)
})

test('a paused upload frees its place, and goes on at its address', async () => {
  const { add, list, sending, states, first } = open()
  await Promise.all([add('1.mp4'), add('2.mp4'), add('3.mp4')])
  await vi.waitFor(() => expect(sending).toHaveLength(2))
  list.pause(first().id)
  await vi.waitFor(() => expect(states()).toEqual(['paused', 'sending', 'sending']))
  void list.resume(first().id)
  await vi.waitFor(() => expect(states()[0]).toBe('waiting'))
  sending[1]?.end()
  await vi.waitFor(() => expect(states()[0]).toBe('sending'))
  expect(sending.at(-1)?.url).toBe('/uploads/video-1')
})

test('shows what this browser kept, and goes on with the same file only', async () => {
  const { list, first, sending, calls, memory } = open({
    kept: [record('a'), record('foreign', { viewerId: 'other' })],
    videos: [video('a', { received_bytes: 400 })],
  })
  await list.restore()
  expect(first()).toMatchObject({
    state: 'needs-file',
    sentBytes: 400,
    size: 1000,
    isOwn: true,
    hasHandle: false,
  })
  await list.take(first().id, { file: fakeFile('other.mp4'), handle: null })
  expect(first()).toMatchObject({ state: 'needs-file', problem: { reason: 'other-name' } })
  await list.take(first().id, { file: fakeFile('nape.mp4', 999), handle: null })
  expect(first()).toMatchObject({ state: 'needs-file', problem: { reason: 'other-size' } })
  expect(sending).toHaveLength(0)
  void list.take(first().id, { file: fakeFile(), handle: null })
  await vi.waitFor(() => expect(first()).toMatchObject({ state: 'sending', problem: null }))
  expect(calls.renew).toHaveBeenCalledWith('a')
  expect(sending[0]?.url).toBe('/uploads/a/renewed')
  expect(memory.all.has('foreign')).toBe(true)
})

test('opens the file by its handle, unless the person does not allow it', async () => {
  let permission: PermissionState = 'denied'
  const handle = {
    getFile: async () => fakeFile(),
    requestPermission: async () => permission,
  }
  const { list, first, sending } = open({
    kept: [record('a', { handle })],
    videos: [video('a')],
  })
  await list.restore()
  expect(first()).toMatchObject({ hasHandle: true })
  await list.continueByHandle(first().id)
  expect(first()).toMatchObject({ state: 'needs-file', problem: { reason: 'no-permission' } })
  permission = 'granted'
  void list.continueByHandle(first().id)
  await vi.waitFor(() => expect(sending).toHaveLength(1))
})

test('shows what began on another device, and forgets what is over', async () => {
  const { list, store, memory } = open({
    kept: [record('done'), record('cancelled'), record('missing')],
    videos: [
      video('done', { state: 'ready' }),
      video('cancelled', { state: 'cancelled' }),
      video('elsewhere', { received_bytes: 10 }),
      video('processed', { state: 'transcoding' }),
    ],
  })
  await list.restore()
  expect(store.get(uploadsAtom)).toMatchObject([{ videoId: 'elsewhere', isOwn: false, state: 'needs-file' }])
  expect(memory.all.size).toBe(0)
})

test('leaves an upload alone that another window sends, until that is closed', async () => {
  const { list, first, busy, server } = open({ kept: [record('a')], videos: [video('a')] })
  busy.add('a')
  await list.restore()
  expect(first().state).toBe('elsewhere')
  server.set('a', video('a', { received_bytes: 700 }))
  await list.refresh()
  expect(first()).toMatchObject({ state: 'elsewhere', sentBytes: 700 })
  busy.clear()
  await list.refresh()
  expect(first().state).toBe('needs-file')
})

test('shows the message of the server, and tries again', async () => {
  const { add, calls, first, list } = open()
  const problem = new ProblemError(503, { message: 'The disk is full.', code: 'unavailable' })
  vi.mocked(calls.create).mockRejectedValueOnce(problem)
  const added = add()
  await vi.waitFor(() =>
    expect(first()).toMatchObject({
      state: 'failed',
      problem: { reason: 'message', message: 'The disk is full.' },
    }),
  )
  void list.resume(first().id)
  expect(await added).toBe('video-1')
  await vi.waitFor(() => expect(first().state).toBe('sending'))
})

test('takes over an upload whose creation was not answered', async () => {
  vi.useFakeTimers()
  const { add, calls, first } = open()
  vi.mocked(calls.create).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.mocked(calls.findBegun).mockResolvedValueOnce({ videoId: 'begun', url: null })
  const added = add()
  await vi.waitFor(() => expect(first().state).toBe('offline'))
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  expect(await added).toBe('begun')
  expect(calls.create).toHaveBeenCalledOnce()
})

test('processes again what failed after all bytes had arrived', async () => {
  const { list, first, calls } = open({
    kept: [record('a')],
    videos: [video('a', { state: 'failed', failure: { code: 'broken', message: 'It is damaged.' } })],
  })
  await list.restore()
  expect(first()).toMatchObject({ state: 'failed', problem: { message: 'It is damaged.' } })
  await list.resume(first().id)
  expect(calls.retry).toHaveBeenCalledWith('a')
  expect(first().state).toBe('checking')
})

test('a cancelled upload can be taken back before the server hears of it', async () => {
  const { add, list, first, sending, store, calls, memory, states } = open()
  await add()
  await vi.waitFor(() => expect(states()).toEqual(['sending']))
  const { id } = first()
  const hidden = list.hide(id)
  expect(store.get(uploadsAtom)).toEqual([])
  expect(sending[0]?.signal.aborted).toBe(true)
  hidden.restore()
  await vi.waitFor(() => expect(states()).toEqual(['sending']))
  await list.hide(id).commit()
  expect(calls.cancel).toHaveBeenCalledWith('video-1')
  expect(memory.all.size).toBe(0)
})

test('a file that can no longer be read has to be chosen again', async () => {
  const { add, first, sending } = open()
  await add()
  await vi.waitFor(() => expect(sending).toHaveLength(1))
  vi.spyOn(File.prototype, 'slice').mockImplementationOnce(() => {
    throw new DOMException('gone', 'NotReadableError')
  })
  sending[0]?.end(new SendError(0))
  await vi.waitFor(() =>
    expect(first()).toMatchObject({ state: 'needs-file', problem: { reason: 'unreadable' } }),
  )
})
