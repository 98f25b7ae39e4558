import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFfmpeg } from './ffmpeg.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'chignon-run-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const pidFile = path.join(folder, 'pid')

// Runs until it is killed.
const endless = path.join(folder, 'ffmpeg')
await writeFile(
  endless,
  `#!${process.execPath}
require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid))
setInterval(() => {}, 1000)
`,
)
await chmod(endless, 0o755)

const pid = async () => Number(await readFile(pidFile, 'utf8').catch(() => ''))

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

test('a run ends when it is aborted or takes too long, and with the runner', async () => {
  const ffmpeg = createFfmpeg(endless)
  const abort = new AbortController()
  const aborted = ffmpeg.run([], { timeoutMs: 60_000, signal: abort.signal })
  abort.abort()
  await expect(aborted).rejects.toMatchObject({ reason: 'aborted' })
  await expect(ffmpeg.run([], { timeoutMs: 1 })).rejects.toMatchObject({ reason: 'too_slow' })
  const closed = ffmpeg.run([], { timeoutMs: 60_000 })
  ffmpeg.close()
  await expect(closed).rejects.toMatchObject({ reason: 'aborted' })
})

test('a program that crashes or is killed fails, which another attempt may help', async () => {
  const dying = path.join(folder, 'dying')
  await writeFile(dying, `#!${process.execPath}\nprocess.kill(process.pid, 'SIGKILL')\n`)
  await chmod(dying, 0o755)
  const run = createFfmpeg(dying).run([], { timeoutMs: 60_000 })
  await expect(run).rejects.toMatchObject({ reason: 'failed' })
})

test('a run ends when its process is killed', async () => {
  await rm(pidFile, { force: true })
  const script = `import { createFfmpeg } from ${JSON.stringify(new URL('ffmpeg.ts', import.meta.url).href)}
    await createFfmpeg(${JSON.stringify(endless)}).run([], { timeoutMs: 60000 })`
  const worker = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' })
  await expect.poll(pid, { timeout: 20_000 }).toBeGreaterThan(0)
  const id = await pid()
  expect(isRunning(id)).toBe(true)
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  await expect.poll(() => isRunning(id), { timeout: 20_000 }).toBe(false)
})
