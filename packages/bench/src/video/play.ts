import { readFile } from 'node:fs/promises'
import { chromiumLaunchOptions } from '@chignon/dev-tools/chromium'
import { chromium } from 'playwright'
import { onCleanup } from '../cleanup.ts'

/** What Chromium found in a stream. */
export type Playback = {
  qualities: number
  soundTracks: number
  /** Pictures that were shown. */
  frames: number
  /** The position after playing on from 60 s with the second sound track. */
  position: number
}

const page = `<!doctype html><video muted></video><script src="/hls.js"></script><script>
window.hls = new Hls()
hls.loadSource(new URLSearchParams(location.search).get('stream'))
hls.attachMedia(document.querySelector('video'))
</script>`

/** Plays a stream of the API in Chromium by hls.js: from the beginning, and after a jump with another sound track. */
export async function play(origin: string, stream: string): Promise<Playback> {
  const script = await readFile(new URL(import.meta.resolve('hls.js/dist/hls.js')), 'utf8')
  const browser = await chromium.launch(chromiumLaunchOptions())
  const unregister = onCleanup(() => browser.close())
  try {
    const tab = await browser.newPage()
    await tab.route('**/player?**', (route) => route.fulfill({ contentType: 'text/html', body: page }))
    await tab.route('**/hls.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
    await tab.goto(`${origin}/player?stream=${encodeURIComponent(stream)}`)
    await tab.evaluate(`document.querySelector('video').play()`)
    await tab.waitForFunction(`document.querySelector('video').currentTime > 2`)
    await tab.evaluate(`hls.audioTrack = 1; document.querySelector('video').currentTime = 60`)
    await tab.waitForFunction(`hls.audioTrack === 1 && document.querySelector('video').currentTime > 61`)
    return await tab.evaluate<Playback>(`({
      qualities: hls.levels.length,
      soundTracks: hls.audioTracks.length,
      frames: document.querySelector('video').getVideoPlaybackQuality().totalVideoFrames,
      position: document.querySelector('video').currentTime,
    })`)
  } finally {
    unregister()
    await browser.close()
  }
}
