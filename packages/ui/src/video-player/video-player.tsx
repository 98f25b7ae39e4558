'use client'
import { useRef, type ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { english, type VideoPlayerLabels } from './labels.ts'
import type { VideoSource } from './sources.ts'
import { Stage } from './stage.tsx'
import { Transcript } from './transcript.tsx'
import { useCaptions } from './use-captions.ts'
import { usePlayback, type OnVideoProgress } from './use-playback.ts'
import type { PlayedRange } from './watched.ts'

export { isWatched, resumePoint, secondsOf, watchedShare } from './watched.ts'
export type { OnVideoProgress } from './use-playback.ts'
export type { PlayedRange } from './watched.ts'
export type { VideoSource } from './sources.ts'
export { english as englishLabels, type VideoPlayerLabels } from './labels.ts'

export type VideoCaptions = {
  /** A WebVTT file. */
  src: string
  /** BCP 47. */
  language: string
  /** The language's own name for itself. */
  label: string
  /** Shown from the start. At most one. */
  isDefault?: boolean | undefined
}

export type VideoPlayerProps = Omit<ComponentProps<'div'>, 'children' | 'onProgress'> & {
  /** What is shown: the lesson's name. */
  title: string
  /** Formats, qualities and languages; or one HLS stream, which brings its own. The first is the default. */
  sources: readonly VideoSource[]
  /** Captions by language; the transcript is made of those shown. */
  captions?: readonly VideoCaptions[]
  /** The picture before it begins. */
  poster?: string | undefined
  /** For captions and files of another origin. Default none. */
  crossOrigin?: 'anonymous' | 'use-credentials' | undefined
  /** Seconds to begin at; the first and last few are ignored. A notice says so and offers to start over. Default 0. */
  startAt?: number
  /** What was played in earlier sessions; counts towards watched. */
  playedBefore?: readonly PlayedRange[]
  /**
   * Seconds of the video played at least once, and where it stands: whenever 5 more were played or it moved by 5; at a
   * pause, at the end and as it is left, if anything has changed since.
   */
  onProgress?: OnVideoProgress
  /** Called once, when 90 % was played; not where `playedBefore` says so already. */
  onWatched?: () => void
  /** Whether what is said stands beside the video, or below where it is narrow. Default true where there are captions. */
  hasTranscript?: boolean
  /** Milliseconds until the controls hide while it plays. Default 2500. */
  hideAfter?: number
  /** Whose digits times and numbers are written in (BCP 47). Default "en". */
  locale?: string
  /** Default English. */
  labels?: VideoPlayerLabels
}

const noCaptions: readonly VideoCaptions[] = []
const unplayed: readonly PlayedRange[] = []

/**
 * A video to learn from: for lessons and their previews. Not for decoration or clips without sound.
 *
 * A native <video> that plays with the browser's controls before scripts run; then with its own. An HLS stream is played
 * by hls.js, loaded only for it and preferred to the browser's HLS wherever it is supported; the page's policy must
 * allow `blob:` as a media source for it. Rules: watched.ts (90 %, what is played twice counts once), sources.ts.
 *
 * Keys while the focus is in the player: Space or k plays and pauses, j and l go 10 s, arrows 5 s, 0–9 to that tenth,
 * m mutes, c captions, f full screen, < and > speed. Time runs from left to right in every language, as on the bar, so
 * these do not mirror in right-to-left text. The controls hide while it plays, except from somebody who is on them.
 *
 * Duties of the caller: captions in the language that is spoken, `title`, and to keep `position` for `startAt`.
 */
export function VideoPlayer({
  title,
  sources,
  captions = noCaptions,
  poster,
  crossOrigin,
  startAt = 0,
  playedBefore = unplayed,
  onProgress,
  onWatched,
  hasTranscript,
  hideAfter = 2500,
  locale = 'en',
  labels = english,
  className,
  ...rest
}: VideoPlayerProps) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const isHydrated = useHydrated()
  const isTranscriptShown = hasTranscript ?? captions.length > 0
  const playback = usePlayback(videoRef, { startAt, playedBefore, onProgress, onWatched })
  const { time } = playback.media
  const shownCaptions = useCaptions(videoRef, {
    captions,
    hasTranscript: isTranscriptShown,
    locale,
    time,
    isHydrated,
  })

  return (
    <div className={cx('@container/player', className)} {...rest}>
      <div
        className={cx(
          'grid grid-cols-1 overflow-clip rounded-media',
          isTranscriptShown && 'border border-line @min-[58rem]/player:grid-cols-[minmax(0,1fr)_21rem]',
        )}
      >
        <Stage
          videoRef={videoRef}
          title={title}
          sources={sources}
          captions={captions}
          poster={poster}
          crossOrigin={crossOrigin}
          hideAfter={hideAfter}
          locale={locale}
          labels={labels}
          isHydrated={isHydrated}
          playback={playback}
          shownCaptions={shownCaptions}
        />
        {isTranscriptShown && (
          <div className="relative border-line bg-surface @min-[58rem]/player:border-s">
            <Transcript
              lines={shownCaptions.lines}
              time={time}
              labels={labels}
              locale={locale}
              language={shownCaptions.language}
              onSeek={playback.goTo}
              className="h-80 @min-[58rem]/player:absolute @min-[58rem]/player:inset-0 @min-[58rem]/player:h-full"
            />
          </div>
        )}
      </div>
    </div>
  )
}
