import { maxVideoMinutes, maxVideoPixels } from '@chignon/contract/learning/learning-rules'
import type { VideoFailure } from '@chignon/contract/learning/video'

/** A sound track of a file. */
export type AudioTrack = {
  /** BCP 47; null if the file does not name it. */
  language: string | null
}

/** How the numbers of a picture become colours, in ffmpeg's names; undefined if the file does not say it. */
export type PictureColours = {
  isFullRange: boolean
  matrix: string | undefined
  primaries: string | undefined
  transfer: string | undefined
}

/** What ffmpeg reads in the header of a file. */
export type ProbedVideo = {
  /** In seconds; null if the header has none. */
  duration: number | null
  /** As shown: rotated, with square pixels. */
  width: number
  height: number
  codec: string
  pixelFormat: string
  colours: PictureColours
  isInterlaced: boolean
  /** The codecs of the sound tracks, in order. */
  audioCodecs: string[]
  audioTracks: AudioTrack[]
}

/** What ffmpeg reads in the header of a file with sound. */
export type ProbedAudio = {
  /** In seconds; null if the header has none. */
  duration: number | null
}

/** A video that is not accepted. No retry can help. */
export class VideoRejection extends Error {
  readonly failure: VideoFailure

  constructor(failure: VideoFailure) {
    super(`the video was rejected: ${failure}`)
    this.failure = failure
  }
}

/** Throws a `VideoRejection` if a header claims more than is accepted (VIDEO-2). */
export function checkHeader({ duration, width, height }: ProbedVideo): void {
  if (width * height > maxVideoPixels) throw new VideoRejection('too_many_pixels')
  if (duration !== null && duration > maxVideoMinutes * 60) throw new VideoRejection('too_long')
}

/**
 * Throws a `VideoRejection` if the length that was read differs from the one in the header by more than a tenth and a second: the file
 * is cut off, or its header is wrong.
 */
export function checkLength(claimed: number | null, actual: number): void {
  if (actual > maxVideoMinutes * 60) throw new VideoRejection('too_long')
  if (actual <= 0 || (claimed !== null && Math.abs(claimed - actual) > claimed / 10 + 1)) {
    throw new VideoRejection('broken')
  }
}

/** Whether browsers play the picture and all sound as they are, so that the file needs no transcoding first. */
export function isPlayedByBrowsers({ codec, pixelFormat, colours, audioCodecs }: ProbedVideo): boolean {
  return (
    codec === 'h264' &&
    /^yuvj?420p$/.test(pixelFormat) &&
    !isHdr(colours) &&
    audioCodecs.every((audio) => audio === 'aac' || audio === 'mp3')
  )
}

/** Whether a picture has a high dynamic range, as phones record it: HLG or PQ. */
export function isHdr({ transfer }: PictureColours): boolean {
  return transfer === 'arib-std-b67' || transfer === 'smpte2084'
}
