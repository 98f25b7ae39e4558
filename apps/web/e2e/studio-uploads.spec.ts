import { randomUUID } from 'node:crypto'
import { open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { courseDocumentEndpoints } from '@chignon/contract/catalogue/course-document'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { videoEndpoints } from '@chignon/contract/learning/video'
import type { Call } from '@chignon/app-kit/data/call'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openStudio } from './studio.ts'

type Api = (token?: string) => Call

const film = path.join(import.meta.dirname, '../../api/sample/media/knot/video.mp4')
const megabyte = 1024 * 1024

/** A film of so many megabytes: that of the sample, and a box at its end that players skip. */
async function makeFilm(file: string, megabytes: number): Promise<void> {
  const head = await readFile(film)
  const handle = await open(file, 'w')
  await handle.write(head)
  const box = Buffer.alloc(8)
  box.writeUInt32BE(megabytes * megabyte - head.length)
  box.write('free', 4, 'latin1')
  await handle.write(box, 0, box.length, head.length)
  await handle.truncate(megabytes * megabyte)
  await handle.close()
}

/** A lesson of a new course, and an upload of it that was begun elsewhere and has not got a byte. */
async function beginUpload(api: Api, file: string) {
  const body = { email: 'staff@example.com', password: 'hairdesign' }
  const call = api((await api()(authEndpoints.login, { body })).data.token)
  const [courseId, lessonId] = [randomUUID(), randomUUID()]
  const lesson = { position: 1, name: { en: 'The nape' }, is_free: false, chapters: {} }
  await call(courseDocumentEndpoints.create, {
    params: { id: courseId },
    body: {
      changes: [
        { path: 'name.en', value: `Nape ${courseId}` },
        { path: `lessons.${lessonId}`, value: lesson },
      ],
    },
  })
  const { size } = await stat(file)
  const { data } = await call(videoEndpoints.create, {
    params: { id: lessonId },
    body: { file_name: path.basename(file), type: 'video/mp4', bytes: size },
  })
  const show = async () => (await call(videoEndpoints.show, { params: { id: data.id } })).data
  return { videoId: data.id, show }
}

/** Limits how many bytes are sent in a second, or cuts the connection. */
async function setNetwork(
  session: CDPSession,
  network: { offline?: boolean; bytes?: number },
): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: network.offline ?? false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: network.bytes ?? -1,
  })
}

/** How many bytes the server has, once it has stored what was on its way. */
async function settledBytes(show: () => Promise<{ received_bytes: number }>): Promise<number> {
  let last = -1
  await expect(async () => {
    const { received_bytes: bytes } = await show()
    const isSettled = bytes === last
    last = bytes
    expect(isSettled).toBe(true)
  }).toPass({ intervals: [500] })
  return last
}

/** Opens the panel of the uploads, as in a browser that had some before. */
async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.addInitScript(() => localStorage.setItem('studio:uploads', '1'))
  // The dialog of this call is not one that a test can answer.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showOpenFilePicker')
  })
  await openStudio(page, 'staff')
  await uploadsButton(page).click()
  return entryOf(page, name)
}

const uploadsButton = (page: Page) => page.getByRole('button', { name: /^(Uploads|\d+ uploads?)/ })

const entryOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name })

async function choose(page: Page, entry: Locator, file: string): Promise<void> {
  const asked = page.waitForEvent('filechooser')
  await entry.getByRole('button', { name: /Choose .* again/ }).click()
  await (await asked).setFiles(file)
}

test('an upload survives a lost connection and a reload, and a wrong file is refused', async ({
  page,
  api,
  browserProblems,
}, testInfo) => {
  browserProblems.allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
  const name = `nape-${randomUUID().slice(0, 8)}.mp4`
  const file = testInfo.outputPath(name)
  await makeFilm(file, 24)
  const { show } = await beginUpload(api, file)
  const sent: { offset: number; bytes: number }[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/uploads/'))
      sent.push({
        offset: Number(request.headers()['upload-offset']),
        bytes: Number(request.headers()['content-length'] ?? 0),
      })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')

  const entry = await openPanel(page, name)
  const other = testInfo.outputPath('crown.mp4')
  await makeFilm(other, 1)
  await choose(page, entry, other)
  await expect(entry.getByText(/You chose “.*crown\.mp4.*”, but this upload is of/)).toBeVisible()
  expect(sent).toEqual([])

  await setNetwork(session, { bytes: 3 * megabyte })
  await choose(page, entry, file)
  await expect.poll(async () => (await show()).received_bytes).toBeGreaterThan(3 * megabyte)
  await setNetwork(session, { offline: true })
  await expect(entry.getByText(/No connection\. It continues by itself/)).toBeVisible()
  const kept = await settledBytes(show)
  expect(kept).toBeLessThan(24 * megabyte)
  await setNetwork(session, { bytes: 3 * megabyte })
  const back = Date.now()
  // Nothing that had arrived is sent again.
  await expect.poll(() => sent.at(-1)?.offset).toBe(kept)
  expect(Date.now() - back, 'milliseconds until it goes on').toBeLessThan(5000)

  await expect.poll(async () => (await show()).received_bytes).toBeGreaterThan(12 * megabyte)
  const warnings: string[] = []
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(warnings).toEqual(['beforeunload'])
  await uploadsButton(page).click()
  await expect(entry.getByText(/Stopped at \d+%/)).toBeVisible()
  const before = await settledBytes(show)
  expect(before).toBeGreaterThan(12 * megabyte)
  await setNetwork(session, {})
  sent.length = 0
  await choose(page, entry, file)
  await expect.poll(() => sent[0]?.offset).toBe(before)
  await expect(page.getByText(`${name} is sent.`)).toBeAttached()
  expect((await show()).state).not.toBe('uploading')
  await expect(entry.getByText(/^(Checking|Playable|Making|Ready)/)).toBeVisible()
})

test('a file that the browser keeps goes on with one press', async ({ page, api }, testInfo) => {
  const name = `crown-${randomUUID().slice(0, 8)}.mp4`
  const file = testInfo.outputPath(name)
  await makeFilm(file, 10)
  const { show } = await beginUpload(api, file)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const entry = await openPanel(page, name)
  // A file of the browser’s own folder has a handle like one of the disk, without a dialog.
  const content = (await readFile(file)).toString('base64')
  await page.evaluate(
    async ({ content: base64, name: fileName }) => {
      const folder = await navigator.storage.getDirectory()
      const handle = await folder.getFileHandle(fileName, { create: true })
      const writable = await handle.createWritable()
      await writable.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
      await writable.close()
      Object.assign(window, { showOpenFilePicker: async () => [handle] })
    },
    { content, name },
  )
  await setNetwork(session, { bytes: 2 * megabyte })
  await entry.getByRole('button', { name: /Choose .* again/ }).click()
  await expect.poll(async () => (await show()).received_bytes).toBeGreaterThan(megabyte)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await uploadsButton(page).click()
  await setNetwork(session, {})
  await entry.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect.poll(async () => (await show()).state, { timeout: 60_000 }).not.toBe('uploading')
})

test('an upload is paused, cancelled and taken back', async ({ page, api }, testInfo) => {
  const name = `fringe-${randomUUID().slice(0, 8)}.mp4`
  const file = testInfo.outputPath(name)
  await makeFilm(file, 12)
  const { show } = await beginUpload(api, file)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const entry = await openPanel(page, name)
  await setNetwork(session, { bytes: megabyte })
  await choose(page, entry, file)
  await entry.getByRole('button', { name: `Pause ${name}` }).click()
  await expect(entry.getByText(/Paused at \d+%/)).toBeVisible()
  await entry.getByRole('button', { name: `Continue ${name}` }).click()
  await expect(entry.getByRole('button', { name: `Pause ${name}` })).toBeVisible()
  await entry.getByRole('button', { name: `Cancel ${name}` }).click()
  await expect(entry).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await setNetwork(session, {})
  await expect.poll(async () => (await show()).state, { timeout: 60_000 }).not.toBe('uploading')
})
