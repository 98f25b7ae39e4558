import type { ComponentProps, ReactNode, Ref } from 'react'
import type { OnVideoProgress } from './use-playback.ts'
import type { VideoPlayerLabels } from './video-player-labels.ts'
import type { VideoSource } from './video-sources.ts'
import type { PlayedRange } from './watched-ranges.ts'

export type VideoCaptions = {
  /** A WebVTT file, loaded once its language is chosen. */
  src: string
  /** BCP 47. */
  language: string
  /** The language's name in that language. */
  label: string
  /** Shown by default. At most one. */
  isDefault?: boolean | undefined
}

export type VideoChapter = {
  id: string
  title: string
  /** Seconds into the video. */
  start: number
}

/** A panel beside the video, in a tab before the transcript's. Its content is rendered once it is opened; the first one at once. */
export type VideoPanel = {
  id: string
  label: ReactNode
  content: ReactNode
}

/** What a viewer has chosen in the player, to be stored by the caller and passed for the next video. */
export type VideoSettings = {
  /** Playback rate. Default 1. */
  rate?: number | undefined
  /** Language of the captions (BCP 47), null for none. Default that of `isDefault`. */
  captions?: string | null | undefined
  /** Name of the audio track. Default the first. */
  audio?: string | undefined
}

/** The video after this one. */
export type VideoUpNext = {
  title: string
  /** Whether it starts by itself after a countdown. */
  isAutomatic: boolean
  onAutomaticChange: (isAutomatic: boolean) => void
  /** Called on request and at the end of the countdown. */
  onPlay: () => void
  /** Shown above the next video before it starts: that this one is not done yet. */
  note?: ReactNode
}

/** What the caller can do with the player by its `handleRef`. */
export type VideoPlayerHandle = {
  /** Seeks to a time in seconds. */
  seek: (time: number) => void
  /** The position in seconds. */
  time: () => number
}

export type VideoPlayerProps = Omit<ComponentProps<'div'>, 'children' | 'onProgress'> & {
  /** The name of the lesson. */
  title: string
  /**
   * Identifies the video. Another video replaces it, in full screen if this one was; another address of the same video does not
   * interrupt it. Default: there is only one.
   */
  videoId?: string | undefined
  /** Formats, qualities and languages; or one HLS stream, which contains its own. The first is the default. */
  sources: readonly VideoSource[]
  /** Returns the sources with new addresses, called after the server refused one. */
  renewSources?: (() => Promise<readonly VideoSource[]>) | undefined
  /** Seconds, shown until the video itself says. A stream is loaded only when it is played. */
  duration?: number | undefined
  /** Captions by language; the transcript is made of the active ones. */
  captions?: readonly VideoCaptions[] | undefined
  /** Shown on the time slider and as a list. In order. */
  chapters?: readonly VideoChapter[] | undefined
  /**
   * Small pictures for the position slider, above it while the viewer points at it or seeks by the keyboard: a WebVTT file whose cues name
   * parts of a picture (`sprite.jpg#xywh=0,0,160,90`). Loaded when it is first used, never if the viewer saves data. Default none.
   */
  previews?: string | undefined
  /** Panels beside the video, before chapters and transcript. */
  panels?: readonly VideoPanel[] | undefined
  /** The picture before it starts. */
  poster?: string | undefined
  /** The name of the course, for the controls of the system. */
  album?: string | undefined
  /** For captions and files of another origin. Default none. */
  crossOrigin?: 'anonymous' | 'use-credentials' | undefined
  /** Plays at once, as far as the browser allows. Default false. */
  autoPlay?: boolean | undefined
  /** Start position in seconds; the first and last few are ignored. A notice offers to start over. Default 0. */
  startAt?: number | undefined
  /** Ranges played in earlier sessions; they count as watched. */
  playedBefore?: readonly PlayedRange[] | undefined
  /**
   * Receives the seconds played at least once, and the position: after `reportEvery` more seconds were played or skipped, and
   * at a pause, at the end, on hiding and on leaving if anything has changed.
   */
  onProgress?: OnVideoProgress | undefined
  /** Default 5 seconds. */
  reportEvery?: number | undefined
  /** Called once when 90 % was played; not if `playedBefore` already contains that. */
  onWatched?: (() => void) | undefined
  /** Offered at the end, and by the keys of the keyboard and the system. */
  upNext?: VideoUpNext | undefined
  /** What the viewer chose earlier. */
  defaultSettings?: VideoSettings | undefined
  /** Receives each choice of the viewer. */
  onSettingsChange?: ((change: VideoSettings) => void) | undefined
  /**
   * Whether the transcript is shown beside the video, or below it in a narrow place. Default true if there are
   * captions.
   */
  hasTranscript?: boolean | undefined
  /** Milliseconds without activity until the controls hide while playing. Default 2500. */
  hideAfter?: number | undefined
  /** Receives what the caller can do with the player. */
  handleRef?: Ref<VideoPlayerHandle> | undefined
  /** Locale of times and numbers (BCP 47). Default that of the nearest `MessagesProvider`, else "en". */
  locale?: string | undefined
  /** Default English. */
  labels?: Partial<VideoPlayerLabels> | undefined
}
