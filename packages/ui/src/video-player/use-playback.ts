import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { noMedia, play, rangesOf, readMedia, seek } from './media-state.ts'
import { addRange, isWatched, resumePoint, secondsOf, type PlayedRange } from './watched-ranges.ts'

/** Seconds of video played or skipped before progress is reported again. */
const reportEvery = 5

/** Receives the seconds played at least once, the position, and the played ranges. */
export type OnVideoProgress = (
  seconds: number,
  at: { position: number; ranges: readonly PlayedRange[] },
) => void

type PlaybackOptions = {
  startAt: number
  playedBefore: readonly PlayedRange[]
  onProgress?: OnVideoProgress | undefined
  onWatched?: (() => void) | undefined
}

type Ledger = {
  /** Ranges played before this source was loaded. */
  base: readonly PlayedRange[]
  /** Seconds played in earlier sessions. */
  before: number
  /** The last report. */
  reported: { seconds: number; position: number }
  hasWatched: boolean
  hasResumed: boolean
  /** The position to restore once another source has loaded. */
  place: { time: number; rate: number; isPlaying: boolean } | null
}

/** Tracks a <video>: its state for the controls, the played ranges, and where to resume. */
export function usePlayback(
  videoRef: RefObject<HTMLVideoElement | null>,
  { startAt, playedBefore, onProgress, onWatched }: PlaybackOptions,
) {
  const [media, setMedia] = useState(noMedia)
  const [resumedAt, setResumedAt] = useState<number | null>(null)
  const ledger = useRef<Ledger>({
    base: playedBefore,
    before: secondsOf(playedBefore),
    reported: { seconds: secondsOf(playedBefore), position: 0 },
    hasWatched: false,
    hasResumed: false,
    place: null,
  })

  const rangesPlayed = (video: HTMLVideoElement) =>
    rangesOf(video.played).reduce(addRange, [...ledger.current.base])

  const sync = () => {
    if (videoRef.current) setMedia(readMedia(videoRef.current))
  }

  const begin = () => {
    const video = videoRef.current
    const { place, hasResumed } = ledger.current
    if (!video || video.readyState < HTMLMediaElement.HAVE_METADATA) return
    if (place) {
      ledger.current.place = null
      seek(video, place.time)
      video.playbackRate = place.rate
      if (place.isPlaying) play(video)
    } else if (!hasResumed) {
      ledger.current.hasResumed = true
      const point = resumePoint(startAt, video.duration)
      // The user may have moved already by the native controls.
      if (point !== null && video.currentTime === 0) {
        seek(video, point)
        setResumedAt(point)
        ledger.current.reported.position = point
      }
    }
    sync()
  }

  /** Reports progress: every change at a pause or on leaving, otherwise every few seconds. */
  const report = (isFinal: boolean) => {
    const video = videoRef.current
    if (!video) return
    const { before, reported, hasWatched, place } = ledger.current
    const ranges = rangesPlayed(video)
    const seconds = secondsOf(ranges)
    // While another source loads, the video itself is at its beginning.
    const position = place?.time ?? video.currentTime
    const change = Math.max(seconds - reported.seconds, Math.abs(position - reported.position))
    if (isFinal ? change > 0 : change >= reportEvery && !video.seeking) {
      ledger.current.reported = { seconds, position }
      onProgress?.(seconds, { position, ranges })
    }
    if (!hasWatched && isWatched(seconds, video.duration)) {
      ledger.current.hasWatched = true
      // A video watched in an earlier session was reported then.
      if (!isWatched(before, video.duration)) onWatched?.()
    }
  }
  const reportAndSync = (isFinal: boolean) => {
    report(isFinal)
    sync()
  }

  const reportLast = useEffectEvent(() => report(true))
  // A layout effect, because its cleanup still has the <video> and its played ranges.
  useLayoutEffect(() => {
    const onLeave = () => reportLast()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])

  // Handles events that fired before hydration.
  const catchUp = useEffectEvent(() => {
    begin()
    sync()
  })
  useEffect(() => catchUp(), [])

  return {
    media,
    resumedAt,
    forgetResume: () => setResumedAt(null),
    /** Seeks to a time. */
    goTo(time: number) {
      if (videoRef.current) seek(videoRef.current, time)
    },
    /** Call it before another source is loaded. */
    keepPlace() {
      const video = videoRef.current
      if (!video) return
      ledger.current.base = rangesPlayed(video)
      ledger.current.place = {
        time: video.currentTime,
        rate: video.playbackRate,
        isPlaying: !video.paused && !video.ended,
      }
    },
    /** Event handlers for the <video>. */
    events: {
      onLoadedMetadata: begin,
      onTimeUpdate: () => reportAndSync(false),
      onPause: () => reportAndSync(true),
      onEnded: () => reportAndSync(true),
      onPlay: sync,
      onPlaying: sync,
      onWaiting: sync,
      onCanPlay: sync,
      onDurationChange: sync,
      onProgress: sync,
      onSeeking: sync,
      onSeeked: sync,
      onVolumeChange: sync,
      onRateChange: sync,
      onError: sync,
      onEmptied: sync,
    },
  }
}

/** State and actions of a playing video. */
export type Playback = ReturnType<typeof usePlayback>
