'use client'
import { useRef } from 'react'
import { cx } from 'class-variance-authority'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { useLocale } from '../messages/use-locale.ts'
import { useMessages } from '../messages/use-messages.ts'
import { checkNumberFormat } from '../development/check-number-format.ts'
import { english } from './video-player-labels.ts'
import { PlayerBody } from './player-body.tsx'
import type { VideoPlayerProps } from './video-player-props.ts'

export { isWatched, resumePoint, secondsOf, watchedShare } from './watched-ranges.ts'
export type { OnVideoProgress, VideoProgress } from './use-playback.ts'
export type { PlayedRange } from './watched-ranges.ts'
export type { VideoSource } from './video-sources.ts'
export type {
  VideoCaptions,
  VideoChapter,
  VideoPanel,
  VideoPlayerHandle,
  VideoPlayerProps,
  VideoSettings,
  VideoUpNext,
} from './video-player-props.ts'
export { english as englishLabels, type VideoPlayerLabels } from './video-player-labels.ts'

/**
 * A player for lessons and their previews. Not for decoration or clips without sound.
 *
 * A native <video> with the browser's controls before hydration; then with its own. HLS streams are played by
 * hls.js, which is loaded when the video is played and preferred to native HLS where it is supported; the page's content security
 * policy must allow `blob:` as a media source. See watched-ranges.ts (90 %, parts played twice count once) and
 * video-sources.ts.
 *
 * Keys while the focus is in the player: Space or k plays and pauses, j and l skip 10 s, ← and → 5 s, ↑ and ↓ change the volume,
 * 0–9 seek to that tenth, comma and full stop step by a frame, m mutes, c captions, f fullscreen, i picture in picture, < and >
 * speed, n the next video, ? lists them. Time runs left to right in every language, so these are not mirrored. The controls hide
 * while playing, unless they are hovered or focused.
 *
 * The caller provides captions in the spoken language and `title`, and stores `position` for `startAt`.
 */
export function VideoPlayer({ videoId, locale: givenLocale, labels, className, ...props }: VideoPlayerProps) {
  const locale = useLocale(givenLocale)
  const texts = useMessages('videoPlayer', english, labels)
  if (process.env.NODE_ENV !== 'production') checkNumberFormat('VideoPlayer', locale)
  // The fullscreen element; it stays while the next video replaces this one.
  const frameRef = useRef<HTMLDivElement>(null)
  const {
    title,
    sources,
    renewSources,
    duration,
    captions,
    previews,
    chapters,
    panels,
    poster,
    album,
    crossOrigin,
    autoPlay,
    startAt,
    playedBefore,
    onProgress,
    reportEvery,
    onWatched,
    upNext,
    defaultSettings,
    onSettingsChange,
    hasTranscript,
    hideAfter,
    handleRef,
    ref,
    ...rest
  } = props
  const mergedRef = useMergedRefs(frameRef, ref)
  return (
    <div
      ref={mergedRef}
      className={cx(className, '@container/player [&:fullscreen]:bg-picture-shade')}
      {...rest}
    >
      <PlayerBody
        key={videoId}
        isFixed={videoId !== undefined}
        frameRef={frameRef}
        title={title}
        sources={sources}
        renewSources={renewSources}
        duration={duration}
        captions={captions}
        previews={previews}
        chapters={chapters}
        panels={panels}
        poster={poster}
        album={album}
        crossOrigin={crossOrigin}
        autoPlay={autoPlay}
        startAt={startAt}
        playedBefore={playedBefore}
        onProgress={onProgress}
        reportEvery={reportEvery}
        onWatched={onWatched}
        upNext={upNext}
        defaultSettings={defaultSettings}
        onSettingsChange={onSettingsChange}
        hasTranscript={hasTranscript}
        hideAfter={hideAfter}
        handleRef={handleRef}
        locale={locale}
        labels={texts}
      />
    </div>
  )
}
