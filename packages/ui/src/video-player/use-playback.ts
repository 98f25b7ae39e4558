import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { noMedia, play, rangesOf, readMedia, seek } from './media.ts'
import { addRange, isWatched, resumePoint, secondsOf, type PlayedRange } from './watched.ts'

/** How far it plays, or moves, before progress is told again; in seconds of the video. */
const reportEvery = 5

/** Told of seconds played at least once, with where the video stands and what was played of it. */
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
  /** Played before this source was loaded. */
  base: readonly PlayedRange[]
  /** Seconds played in earlier sessions. */
  before: number
  /** What was told last. */
  told: { seconds: number; position: number }
  hasWatched: boolean
  hasResumed: boolean
  /** To be gone back to once another source has loaded. */
  place: { time: number; rate: number; isPlaying: boolean } | null
}

/** Follows a <video>: its state for the controls, what was played of it, and where to go on. */
export function usePlayback(
  videoRef: RefObject<HTMLVideoElement | null>,
  { startAt, playedBefore, onProgress, onWatched }: PlaybackOptions,
) {
  const [media, setMedia] = useState(noMedia)
  const [resumedAt, setResumedAt] = useState<number | null>(null)
  const ledger = useRef<Ledger>({
    base: playedBefore,
    before: secondsOf(playedBefore),
    told: { seconds: secondsOf(playedBefore), position: 0 },
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
      // Somebody may have gone elsewhere by the native controls already.
      if (point !== null && video.currentTime === 0) {
        seek(video, point)
        setResumedAt(point)
        ledger.current.told.position = point
      }
    }
    sync()
  }

  /** Tells what is worth telling: any change once it stands or is left, else a few seconds' worth. */
  const tell = (isFinal: boolean) => {
    const video = videoRef.current
    if (!video) return
    const { before, told, hasWatched, place } = ledger.current
    const ranges = rangesPlayed(video)
    const seconds = secondsOf(ranges)
    // While another source loads, the video itself stands at its beginning.
    const position = place?.time ?? video.currentTime
    const change = Math.max(seconds - told.seconds, Math.abs(position - told.position))
    if (isFinal ? change > 0 : change >= reportEvery && !video.seeking) {
      ledger.current.told = { seconds, position }
      onProgress?.(seconds, { position, ranges })
    }
    if (!hasWatched && isWatched(seconds, video.duration)) {
      ledger.current.hasWatched = true
      // Who had watched it in an earlier session has been told.
      if (!isWatched(before, video.duration)) onWatched?.()
    }
  }
  const account = (isFinal: boolean) => {
    tell(isFinal)
    sync()
  }

  const tellLast = useEffectEvent(() => tell(true))
  // Of the layout, for its end still finds the <video> with all that was played.
  useLayoutEffect(() => {
    const leave = () => tellLast()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  // What happened before scripts ran told nobody.
  const catchUp = useEffectEvent(() => {
    begin()
    sync()
  })
  useEffect(() => catchUp(), [])

  return {
    media,
    resumedAt,
    forgetResume: () => setResumedAt(null),
    /** Goes to a second of the video. */
    goTo(time: number) {
      if (videoRef.current) seek(videoRef.current, time)
    },
    /** To be called before another source is loaded. */
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
    /** For the <video>. */
    events: {
      onLoadedMetadata: begin,
      onTimeUpdate: () => account(false),
      onPause: () => account(true),
      onEnded: () => account(true),
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

/** What is known of a video as it plays, and how to go on in it. */
export type Playback = ReturnType<typeof usePlayback>
