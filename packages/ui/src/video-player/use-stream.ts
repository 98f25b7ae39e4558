import { useEffect, useRef, useState, type RefObject } from 'react'
import type Hls from 'hls.js'

/** An option, such as a quality or a language of a stream. */
export type StreamOption = { readonly id: number; readonly label: string }

export type Stream = {
  /** Qualities, highest first; empty until known. */
  readonly levels: readonly StreamOption[]
  /** The fixed quality, -1 for automatic. */
  readonly level: number
  readonly audioTracks: readonly StreamOption[]
  readonly audioTrack: number
  readonly hasFailed: boolean
}

const none: Stream = { levels: [], level: -1, audioTracks: [], audioTrack: -1, hasFailed: false }
const nativeType = 'application/vnd.apple.mpegurl'

/** Plays `src` on the video with hls.js. Returns a function that ends it. */
async function attach(
  video: HTMLVideoElement,
  src: string,
  setPlayer: (hls: Hls) => void,
  update: (change: Partial<Stream>) => void,
): Promise<void> {
  const { default: Player } = await import('hls.js')
  // Preferred to native playback, because only hls.js allows choosing quality and language in all browsers.
  if (!Player.isSupported()) {
    if (video.canPlayType(nativeType)) video.src = src
    else update({ hasFailed: true })
    return
  }
  // No worker: a strict content security policy blocks blob: scripts. The player draws captions itself.
  const hls = new Player({ enableWorker: false, renderTextTracksNatively: false })
  setPlayer(hls)
  let hasRecovered = false
  hls.on(Player.Events.MANIFEST_PARSED, (_, { levels }) => {
    const options = levels.map(({ height, bitrate }, id) => ({
      id,
      height,
      label: height ? `${height}p` : `${Math.round(bitrate / 1000)} kbit/s`,
    }))
    update({ levels: options.sort((a, b) => b.height - a.height).map(({ id, label }) => ({ id, label })) })
  })
  hls.on(Player.Events.AUDIO_TRACKS_UPDATED, (_, { audioTracks }) => {
    update({
      audioTracks: audioTracks.map(({ name }, id) => ({ id, label: name })),
      audioTrack: hls.audioTrack,
    })
  })
  hls.on(Player.Events.AUDIO_TRACK_SWITCHED, (_, { id }) => update({ audioTrack: id }))
  hls.on(Player.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    if (type === Player.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true
      hls.recoverMediaError()
    } else update({ hasFailed: true })
  })
  hls.loadSource(src)
  hls.attachMedia(video)
}

/** Attaches an HLS stream to a <video>; hls.js is loaded on demand. `src` is null for anything else. */
export function useStream(videoRef: RefObject<HTMLVideoElement | null>, src: string | null) {
  const player = useRef<Hls>(null)
  const [stream, setStream] = useState(none)

  useEffect(() => {
    const video = videoRef.current
    if (!video || src === null) return
    let isCancelled = false
    const update = (change: Partial<Stream>) => {
      if (!isCancelled) setStream((before) => ({ ...before, ...change }))
    }
    const setPlayer = (hls: Hls) => {
      if (isCancelled) hls.destroy()
      else player.current = hls
    }
    attach(video, src, setPlayer, update).catch(() => update({ hasFailed: true }))
    return () => {
      isCancelled = true
      player.current?.destroy()
      player.current = null
      setStream(none)
    }
  }, [videoRef, src])

  return {
    ...stream,
    chooseLevel(level: number) {
      if (!player.current) return
      player.current.nextLevel = level
      setStream((before) => ({ ...before, level }))
    },
    chooseAudioTrack(audioTrack: number) {
      if (player.current) player.current.audioTrack = audioTrack
    },
  }
}
