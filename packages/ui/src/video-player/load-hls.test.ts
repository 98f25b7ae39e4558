import { afterEach, expect, test, vi } from 'vitest'
import { loadHls } from './load-hls.ts'

afterEach(() => {
  vi.doUnmock('hls.js')
  vi.restoreAllMocks()
})

test('without hls.js there is no player, and one sentence says what to install', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.doMock('hls.js', () => {
    throw new Error('Failed to resolve module specifier "hls.js".')
  })
  expect(await loadHls()).toBeNull()
  expect(report.mock.calls).toEqual([
    ['VideoPlayer: a source is an HLS stream, but hls.js cannot be loaded. Run npm install hls.js.'],
  ])
})
