import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type Hls from 'hls.js'
import { loadHls } from './load-hls.ts'

// The React Compiler does not handle import() inside a hook.
const loadAttachStream = () => import('./attach-stream.ts')

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

type StreamOptions = {
  /** Null for anything else. */
  src: string | null
  preferredAudio: string | undefined
  /** Returns a new address of the stream after the server refused one. */
  renew: (() => Promise<string | undefined>) | undefined
}

/** Attaches an HLS stream to a <video>; hls.js is loaded on demand. */
export function useStream(
  videoRef: RefObject<HTMLVideoElement | null>,
  { src, preferredAudio, renew }: StreamOptions,
) {
  const player = useRef<Hls>(null)
  const [stream, setStream] = useState(none)
  const audio = useRef(preferredAudio)
  const renewAddress = useEffectEvent(async () => renew?.())

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
    const renewOnce = () => renewAddress()
    const attach = async () => {
      const [{ attachStream }, Player] = await Promise.all([loadAttachStream(), loadHls()])
      if (isCancelled) return
      attachStream(video, { Player, src, preferredAudio: audio.current, renew: renewOnce, setPlayer, update })
    }
    attach().catch(() => update({ hasFailed: true }))
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
      if (!player.current) return
      player.current.audioTrack = audioTrack
      audio.current = stream.audioTracks[audioTrack]?.label
    },
  }
}
