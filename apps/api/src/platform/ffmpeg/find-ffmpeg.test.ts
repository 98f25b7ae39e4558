import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findFfmpeg } from './find-ffmpeg.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'chignon-path-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const program = path.join(folder, 'ffmpeg')

test('finds the program that was set, then one on the PATH, then the one of the package', async () => {
  expect(await findFfmpeg(program, folder)).toBeNull()
  await writeFile(program, '')
  // A file that cannot be run is passed over.
  expect(await findFfmpeg(undefined, folder)).not.toBe(program)
  await chmod(program, 0o755)
  expect(await findFfmpeg(undefined, `/nowhere${path.delimiter}${folder}`)).toBe(program)
  expect(await findFfmpeg(program, '')).toBe(program)
  expect(await findFfmpeg(undefined, '')).toContain('@ffmpeg-installer')
})
