'use client'
import { useRef, type ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useMessages } from '../messages/use-messages.ts'
import { english, type VideoPlayerLabels } from './video-player-labels.ts'
import type { VideoSource } from './video-sources.ts'
import { Stage } from './video-player-stage.tsx'
import { Transcript } from './transcript.tsx'
import { useCaptions } from './use-captions.ts'
import { usePlayback, type OnVideoProgress } from './use-playback.ts'
import type { PlayedRange } from './watched-ranges.ts'
import { checkNumberFormat } from '../development/check-number-format.ts'

export { isWatched, resumePoint, secondsOf, watchedShare } from './watched-ranges.ts'
export type { OnVideoProgress } from './use-playback.ts'
export type { PlayedRange } from './watched-ranges.ts'
export type { VideoSource } from './video-sources.ts'
export { english as englishLabels, type VideoPlayerLabels } from './video-player-labels.ts'

export type VideoCaptions = {
  /** A WebVTT file. */
  src: string
  /** BCP 47. */
  language: string
  /** The language's name in that language. */
  label: string
  /** Shown by default. At most one. */
  isDefault?: boolean | undefined
}

export type VideoPlayerProps = Omit<ComponentProps<'div'>, 'children' | 'onProgress'> & {
  /** The name of the lesson. */
  title: string
  /** Formats, qualities and languages; or one HLS stream, which contains its own. The first is the default. */
  sources: readonly VideoSource[]
  /** Captions by language; the transcript is made of the active ones. */
  captions?: readonly VideoCaptions[] | undefined
  /** The picture before it starts. */
  poster?: string | undefined
  /** For captions and files of another origin. Default none. */
  crossOrigin?: 'anonymous' | 'use-credentials' | undefined
  /** Start position in seconds; the first and last few are ignored. A notice offers to start over. Default 0. */
  startAt?: number | undefined
  /** Ranges played in earlier sessions; they count as watched. */
  playedBefore?: readonly PlayedRange[] | undefined
  /**
   * Receives the seconds played at least once, and the position: after 5 more seconds were played or skipped, and
   * at a pause, at the end and on leaving if anything has changed.
   */
  onProgress?: OnVideoProgress | undefined
  /** Called once when 90 % was played; not if `playedBefore` already contains that. */
  onWatched?: (() => void) | undefined
  /**
   * Whether the transcript is shown beside the video, or below it in a narrow place. Default true if there are
   * captions.
   */
  hasTranscript?: boolean | undefined
  /** Milliseconds without activity until the controls hide while playing. Default 2500. */
  hideAfter?: number | undefined
  /** Locale of times and numbers (BCP 47). Default "en". */
  locale?: string | undefined
  /** Default English. */
  labels?: Partial<VideoPlayerLabels> | undefined
}

const noCaptions: readonly VideoCaptions[] = []
const unplayed: readonly PlayedRange[] = []

/**
 * A player for lessons and their previews. Not for decoration or clips without sound.
 *
 * A native <video> with the browser's controls before hydration; then with its own. HLS streams are played by
 * hls.js, which is loaded on demand and preferred to native HLS where it is supported; the page's content security
 * policy must allow `blob:` as a media source. See watched-ranges.ts (90 %, parts played twice count once) and
 * video-sources.ts.
 *
 * Keys while the focus is in the player: Space or k plays and pauses, j and l skip 10 s, arrows 5 s, 0–9 seek to
 * that tenth, m mutes, c captions, f fullscreen, < and > speed. Time runs left to right in every language, so these
 * are not mirrored. The controls hide while playing, unless they are hovered or focused.
 *
 * The caller provides captions in the spoken language and `title`, and stores `position` for `startAt`.
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
  labels,
  className,
  ...rest
}: VideoPlayerProps) {
  const texts = useMessages('videoPlayer', english, labels)
  if (process.env.NODE_ENV !== 'production') checkNumberFormat('VideoPlayer', locale)
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
          labels={texts}
          isHydrated={isHydrated}
          playback={playback}
          shownCaptions={shownCaptions}
        />
        {isTranscriptShown && (
          <div className="relative border-line bg-surface @min-[58rem]/player:border-s">
            <Transcript
              lines={shownCaptions.lines}
              time={time}
              labels={texts}
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
