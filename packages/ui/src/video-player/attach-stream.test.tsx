import { expect, test, vi } from 'vitest'
import { attachStream } from './attach-stream.ts'

test('a stream that the browser itself plays, but cannot decode, has failed', async () => {
  const video = document.createElement('video')
  video.canPlayType = () => 'maybe'
  const update = vi.fn()
  attachStream(video, {
    Player: null,
    src: 'data:application/vnd.apple.mpegurl,none',
    preferredAudio: undefined,
    renew: undefined,
    setPlayer: () => {},
    update,
  })
  await vi.waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ hasFailed: true }))
})
