import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { noMedia, play, rangesOf, readMedia, seek, type MediaState } from './media-state.ts'
import { addRange, isWatched, resumePoint, secondsOf, type PlayedRange } from './watched-ranges.ts'

export type VideoProgress = {
  /** Where the viewer is, in seconds. */
  readonly position: number
  /** The parts that were played at least once, in this session and in earlier ones. */
  readonly ranges: readonly PlayedRange[]
  /** Whether this may be the last report: the video paused or ended, or the page was hidden or left. */
  readonly isFinal: boolean
}

/** Receives the seconds played at least once, the position and the played ranges. */
export type OnVideoProgress = (seconds: number, at: VideoProgress) => void

type PlaybackOptions = {
  startAt: number
  /** Seconds; 0 if it is not known before the video is loaded. */
  duration: number
  autoPlay: boolean
  playedBefore: readonly PlayedRange[]
  /** Seconds of video played or skipped before progress is reported again. */
  reportEvery: number
  /** The initial playback rate. Default 1. */
  rate: number | undefined
  onProgress?: OnVideoProgress | undefined
  onWatched?: (() => void) | undefined
}

type Ledger = {
  /** Ranges played before this source was loaded. */
  base: readonly PlayedRange[]
  /** Seconds played in earlier sessions. */
  before: number
  /** The seconds and the position that were reported last. */
  reported: { seconds: number; position: number }
  hasWatched: boolean
  hasResumed: boolean
  /** The position to set once a source has loaded. */
  place: { time: number; isPlaying: boolean } | null
}

const isLoaded = (video: HTMLVideoElement): boolean => video.readyState >= HTMLMediaElement.HAVE_METADATA

/** Tracks a <video>: its state for the controls, the played ranges, and where to resume. */
export function usePlayback(
  videoRef: RefObject<HTMLVideoElement | null>,
  {
    startAt,
    duration,
    autoPlay,
    playedBefore,
    reportEvery,
    rate = 1,
    onProgress,
    onWatched,
  }: PlaybackOptions,
) {
  const resumeAt = resumePoint(startAt, duration)
  const [media, setMedia] = useState<MediaState>({ ...noMedia, time: resumeAt ?? 0, duration, rate })
  const [resumedAt, setResumedAt] = useState(resumeAt)
  // A stream is loaded once it is played.
  const [isWanted, setIsWanted] = useState(autoPlay)
  const [startsAtOnce] = useState(autoPlay)
  const ledger = useRef<Ledger>({
    base: playedBefore,
    before: secondsOf(playedBefore),
    reported: { seconds: secondsOf(playedBefore), position: resumeAt ?? 0 },
    hasWatched: false,
    hasResumed: false,
    place: null,
  })

  const rangesPlayed = (video: HTMLVideoElement) =>
    rangesOf(video.played).reduce(addRange, [...ledger.current.base])

  /** The position, also of a video that is not loaded yet. */
  const positionOf = (video: HTMLVideoElement) =>
    ledger.current.place?.time ?? (isLoaded(video) || !resumeAt ? video.currentTime : resumeAt)

  const sync = () => {
    const video = videoRef.current
    if (!video) return
    const state = readMedia(video)
    setMedia(isLoaded(video) ? state : { ...state, time: positionOf(video), duration })
  }

  const begin = () => {
    const video = videoRef.current
    const { place, hasResumed } = ledger.current
    if (!video || !isLoaded(video)) return
    if (place) {
      ledger.current.place = null
      ledger.current.hasResumed = true
      seek(video, place.time)
      if (place.isPlaying) play(video)
    } else if (!hasResumed) {
      ledger.current.hasResumed = true
      const point = resumePoint(startAt, video.duration)
      // The user may have moved already by the native controls.
      if (point !== null && video.currentTime === 0) {
        seek(video, point)
        setResumedAt(point)
        ledger.current.reported.position = point
      } else setResumedAt(null)
      if (startsAtOnce) play(video)
    }
    sync()
  }

  /** Reports progress: every change at a pause or on leaving, otherwise every few seconds. */
  const report = (isFinal: boolean) => {
    const video = videoRef.current
    if (!video) return
    const { before, reported, hasWatched } = ledger.current
    const ranges = rangesPlayed(video)
    const seconds = secondsOf(ranges)
    const position = positionOf(video)
    const change = Math.max(seconds - reported.seconds, Math.abs(position - reported.position))
    if (isFinal ? change > 0 : change >= reportEvery && !video.seeking) {
      ledger.current.reported = { seconds, position }
      onProgress?.(seconds, { position, ranges, isFinal })
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
    const onHide = () => {
      if (document.visibilityState === 'hidden') reportLast()
    }
    addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onHide)
      onLeave()
    }
  }, [])

  // Handles events that fired before hydration.
  const catchUp = useEffectEvent(() => {
    const video = videoRef.current
    if (video) {
      video.defaultPlaybackRate = rate
      video.playbackRate = rate
    }
    begin()
    sync()
  })
  useEffect(() => catchUp(), [])

  return {
    media,
    resumedAt,
    isWanted,
    forgetResume: () => setResumedAt(null),
    /** Plays; a stream is loaded first. */
    start() {
      const video = videoRef.current
      if (!video) return
      setIsWanted(true)
      // Called at once, because browsers allow it only in answer to the user.
      play(video)
      sync()
    },
    /** Seeks to a time. */
    goTo(time: number) {
      const video = videoRef.current
      if (!video) return
      if (isLoaded(video)) seek(video, time)
      else {
        ledger.current.place = { time: Math.max(0, time), isPlaying: !video.paused }
        setIsWanted(true)
        sync()
      }
    },
    /** The position in seconds. */
    now: () => (videoRef.current ? positionOf(videoRef.current) : 0),
    /** Call it before another source is loaded. */
    keepPlace() {
      const video = videoRef.current
      if (!video || !isLoaded(video)) return
      ledger.current.base = rangesPlayed(video)
      ledger.current.place = { time: video.currentTime, isPlaying: !video.paused && !video.ended }
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
