/** State of a <video> for the controls. Times in seconds. */
export type MediaState = {
  readonly isPaused: boolean
  /** It has been played since it was loaded. */
  readonly hasStarted: boolean
  readonly hasEnded: boolean
  /** It is buffering. */
  readonly isWaiting: boolean
  readonly hasFailed: boolean
  readonly time: number
  /** 0 until it is known. */
  readonly duration: number
  readonly buffered: readonly (readonly [from: number, to: number])[]
  /** 0 to 1. */
  readonly volume: number
  readonly isMuted: boolean
  readonly rate: number
}

export const noMedia: MediaState = {
  isPaused: true,
  hasStarted: false,
  hasEnded: false,
  isWaiting: false,
  hasFailed: false,
  time: 0,
  duration: 0,
  buffered: [],
  volume: 1,
  isMuted: false,
  rate: 1,
}

/** TimeRanges as pairs. */
export const rangesOf = (ranges: TimeRanges): [number, number][] =>
  Array.from({ length: ranges.length }, (_, index) => [ranges.start(index), ranges.end(index)])

/** Reads the state of a video. */
export function readMedia(video: HTMLVideoElement): MediaState {
  return {
    isPaused: video.paused,
    hasStarted: video.played.length > 0 || !video.paused || video.currentTime > 0,
    hasEnded: video.ended,
    isWaiting:
      (!video.paused || video.seeking) &&
      !video.ended &&
      video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    hasFailed: video.error !== null || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE,
    time: video.currentTime,
    duration: Number.isFinite(video.duration) ? video.duration : 0,
    buffered: rangesOf(video.buffered),
    volume: video.volume,
    isMuted: video.muted || video.volume === 0,
    rate: video.playbackRate,
  }
}

/** Plays; if the browser's autoplay policy blocks it, the video stays paused. */
export const play = (video: HTMLVideoElement): void => {
  video.play().catch(() => undefined)
}

/** Seeks to a time, clamped to the duration. */
export const seek = (video: HTMLVideoElement, time: number): void => {
  const end = Number.isFinite(video.duration) ? video.duration : time
  video.currentTime = Math.min(Math.max(0, time), end)
}
