import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import { isRefusal, renewedAddress } from './renewed-address.ts'
import type { Stream } from './use-stream.ts'

const nativeType = 'application/vnd.apple.mpegurl'

/** Two refusals within this time: a new address does not help. */
const renewAgainAfterMs = 10_000

export type StreamOptions = {
  /** hls.js, or null if there is none. */
  Player: typeof Hls | null
  src: string
  /** Name of the audio track to start with. */
  preferredAudio: string | undefined
  /** Returns a new address of the stream after the server refused one. */
  renew: (() => Promise<string | undefined>) | undefined
  setPlayer: (hls: Hls) => void
  update: (change: Partial<Stream>) => void
}

const absolute = (address: string): string => new URL(address, document.baseURI).href

/** Plays a stream on the video with hls.js. Loaded on demand. */
export function attachStream(
  video: HTMLVideoElement,
  { Player, src, preferredAudio, renew, setPlayer, update }: StreamOptions,
): void {
  // Preferred to native playback, because only hls.js allows choosing quality and language in all browsers.
  if (!Player?.isSupported()) {
    const fail = () => update({ hasFailed: true })
    if (!video.canPlayType(nativeType)) return fail()
    // The browser may know streams, but not what is in this one.
    video.addEventListener('error', fail, { once: true })
    video.src = src
    return
  }
  const first = absolute(src)
  let address = first
  const hls = new Player({
    // A strict content security policy blocks blob: scripts.
    enableWorker: false,
    startFragPrefetch: true,
    // The player draws captions itself.
    renderTextTracksNatively: false,
    xhrSetup: (request, url) => request.open('GET', renewedAddress(url, { from: first, to: address })),
  })
  setPlayer(hls)

  let renewedAt = -Infinity
  const loadAgain = async ({ details }: ErrorData): Promise<void> => {
    const renewed = performance.now() - renewedAt > renewAgainAfterMs ? await renew?.() : undefined
    if (renewed === undefined) return update({ hasFailed: true })
    renewedAt = performance.now()
    address = absolute(renewed)
    if (details === Player.ErrorDetails.MANIFEST_LOAD_ERROR) hls.loadSource(src)
    else hls.startLoad()
  }

  hls.on(Player.Events.MANIFEST_PARSED, (_, { levels }) => {
    const options = levels.map(({ height, bitrate }, id) => ({
      id,
      height,
      label: height ? `${height}p` : `${Math.round(bitrate / 1000)} kbit/s`,
    }))
    update({ levels: options.sort((a, b) => b.height - a.height).map(({ id, label }) => ({ id, label })) })
  })
  hls.on(Player.Events.AUDIO_TRACKS_UPDATED, (_, { audioTracks }) => {
    const preferred = audioTracks.findIndex(({ name }) => name === preferredAudio)
    if (preferred > 0) hls.audioTrack = preferred
    update({
      audioTracks: audioTracks.map(({ name }, id) => ({ id, label: name })),
      audioTrack: preferred > 0 ? preferred : hls.audioTrack,
    })
  })
  hls.on(Player.Events.AUDIO_TRACK_SWITCHED, (_, { id }) => update({ audioTrack: id }))
  let hasRecovered = false
  hls.on(Player.Events.ERROR, (_, error) => {
    if (!error.fatal) return
    if (error.type === Player.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true
      hls.recoverMediaError()
    } else if (isRefusal(error.response?.code)) {
      loadAgain(error).catch(() => update({ hasFailed: true }))
    } else update({ hasFailed: true })
  })
  hls.loadSource(src)
  hls.attachMedia(video)
}
