'use client'
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Play } from 'lucide-react'
import { cx } from 'class-variance-authority'
import { Button } from '../button/button.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { formatSpeed } from './choices.ts'
import { formatClock } from './clock.ts'
import { commandOf, speedAfter, type Command, type Focused } from './command.ts'
import { Controls } from './controls.tsx'
import { english, type VideoPlayerLabels } from './labels.ts'
import { play, seek } from './media.ts'
import { Failure, Loading, Notice } from './notices.tsx'
import { isHls, sourcesFor, type SourceChoice, type VideoSource } from './sources.ts'
import { lineAt } from './transcript-lines.ts'
import { Transcript } from './transcript.tsx'
import { useCues } from './use-cues.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useIdle } from './use-idle.ts'
import { useOnline } from './use-online.ts'
import { usePlayback, type OnVideoProgress } from './use-playback.ts'
import { useStream } from './use-stream.ts'
import type { PlayedRange } from './watched.ts'

export { isWatched, resumePoint, secondsOf, watchedShare } from './watched.ts'
export type { OnVideoProgress } from './use-playback.ts'
export type { PlayedRange } from './watched.ts'
export type { VideoSource } from './sources.ts'
export type { VideoPlayerLabels } from './labels.ts'

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
  /** Seconds of the video played at least once: every 5 of them, at a pause and at the end. */
  onProgress?: OnVideoProgress
  /** Called once, when 90 % was played. */
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

/** What in the player has the focus, as far as keys are concerned; null in a menu, which has its own. */
function focusedOf({ target }: KeyboardEvent): Focused | null {
  if (!(target instanceof Element)) return 'stage'
  if (target.closest('[role="menu"]')) return null
  if (target instanceof HTMLInputElement)
    return target.type !== 'range' ? 'text' : target.dataset['player'] === 'seek' ? 'seek' : 'slider'
  return target.closest('button, a') ? 'button' : 'stage'
}

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
  hasTranscript = captions.length > 0,
  hideAfter = 2500,
  locale = 'en',
  labels = english,
  className,
  ...rest
}: VideoPlayerProps) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const stageRef = useRef<HTMLDivElement>(null)
  const pointer = useRef('mouse')
  const isHydrated = useHydrated()
  const isOnline = useOnline()
  const [choice, setChoice] = useState<SourceChoice>({ height: null, audio: null })
  const [attempt, setAttempt] = useState(0)
  const [captionIndex, setCaptionIndex] = useState(() => captions.findIndex(({ isDefault }) => isDefault))
  const [flash, setFlash] = useState('')

  const playable = sourcesFor(sources, choice)
  const [current] = playable
  const isStream = current !== undefined && isHls(current.type)
  // A fragment changes nothing of what is asked for, but makes it another address: it is loaded again.
  const streamSrc = isStream ? current.src + (attempt > 0 ? `#${attempt}` : '') : null
  const stream = useStream(videoRef, isHydrated ? streamSrc : null)
  const { media, resumedAt, forgetResume, keepPlace, events } = usePlayback(videoRef, {
    startAt,
    playedBefore,
    onProgress,
    onWatched,
  })
  const { isFullscreen, toggleFullscreen } = useFullscreen(stageRef)
  const spokenIndex = captions.findIndex(({ language }) => language.split('-')[0] === locale.split('-')[0])
  const readIndex = captionIndex >= 0 ? captionIndex : hasTranscript ? Math.max(0, spokenIndex) : -1
  const lastCaption = useRef(Math.max(0, captionIndex, spokenIndex))
  const lines = useCues(videoRef, isHydrated ? readIndex : -1)
  const hasFailed = streamSrc === null ? media.hasFailed : stream.hasFailed
  const { isIdle, wake } = useIdle(!media.isPaused && !hasFailed && !media.hasEnded, hideAfter)
  const said = captionIndex >= 0 ? lineAt(lines, media.time) : undefined

  const withVideo = (act: (video: HTMLVideoElement) => void) => {
    if (videoRef.current) act(videoRef.current)
  }
  const goTo = (time: number) => withVideo((video) => seek(video, time))
  const setSpeed = (rate: number) =>
    withVideo((video) => {
      video.playbackRate = rate
    })
  const showCaptions = (index: number) => {
    if (index >= 0) lastCaption.current = index
    setCaptionIndex(index)
  }

  const retry = () => {
    keepPlace()
    setAttempt(attempt + 1)
  }
  // What failed without a connection is tried again once there is one.
  const wasOffline = useRef(false)
  const comeBack = useEffectEvent(() => {
    if (wasOffline.current && hasFailed) retry()
    wasOffline.current = false
  })
  useEffect(() => {
    if (isOnline) comeBack()
    else wasOffline.current = true
  }, [isOnline])

  // Other files, or the same once more: a <video> does not look at its sources again by itself.
  const loaded = playable.map(({ src }) => src).join(' ') + attempt
  const lastLoaded = useRef(loaded)
  useEffect(() => {
    if (lastLoaded.current === loaded) return
    lastLoaded.current = loaded
    if (streamSrc === null) videoRef.current?.load()
  }, [loaded, streamSrc])

  useEffect(() => {
    if (flash === '') return
    const timer = setTimeout(() => setFlash(''), 900)
    return () => clearTimeout(timer)
  }, [flash])

  const command = (asked: Command) => {
    const video = videoRef.current
    if (!video) return
    wake()
    if (asked.do === 'speed') {
      const rate = speedAfter(video.playbackRate, asked.step)
      setSpeed(rate)
      setFlash(formatSpeed(rate, locale))
    } else if (asked.do === 'play') {
      if (video.paused || video.ended) play(video)
      else video.pause()
    } else if (asked.do === 'skip') seek(video, video.currentTime + asked.by)
    else if (asked.do === 'jump') seek(video, video.duration * asked.to)
    else if (asked.do === 'fullscreen') toggleFullscreen()
    else if (asked.do === 'captions') {
      if (captions.length > 0) showCaptions(captionIndex >= 0 ? -1 : lastCaption.current)
    } else {
      video.muted = !(video.muted || video.volume === 0)
      if (!video.muted && video.volume === 0) video.volume = 0.5
    }
  }

  return (
    <div className={cx('@container/player', className)} {...rest}>
      <div
        className={cx(
          'grid overflow-clip rounded-media',
          hasTranscript && 'border border-line @min-[58rem]/player:grid-cols-[minmax(0,1fr)_21rem]',
        )}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the whole player */}
        <div
          ref={stageRef}
          role="group"
          aria-label={title}
          tabIndex={-1}
          data-theme="dark"
          data-idle={isIdle || undefined}
          className="group/stage @container/stage relative isolate aspect-video w-full overflow-clip bg-ground outline-none data-idle:cursor-none fullscreen:aspect-auto"
          onPointerMove={wake}
          onFocus={wake}
          onKeyDown={(event) => {
            wake()
            const focused = focusedOf(event)
            if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !focused) return
            const asked = commandOf(event.key, focused)
            if (!asked) return
            event.preventDefault()
            command(asked)
          }}
        >
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are the caller's */}
          <video
            ref={videoRef}
            poster={poster}
            crossOrigin={crossOrigin}
            preload="metadata"
            playsInline
            controls={!isHydrated}
            aria-label={title}
            className="absolute inset-0 size-full object-contain"
            {...events}
            onPointerDown={({ pointerType }) => {
              pointer.current = pointerType
            }}
            onClick={() => {
              stageRef.current?.focus({ preventScroll: true })
              // A finger first brings the controls back; a mouse has done so by moving.
              if (pointer.current === 'mouse' || !isIdle) command({ do: 'play' })
              wake()
            }}
            onDoubleClick={toggleFullscreen}
          >
            {!(isHydrated && streamSrc !== null) &&
              playable.map(({ src, type }) => (
                <source key={src} src={src} type={type} onError={events.onError} />
              ))}
            {captions.map(({ src, language, label, isDefault }) => (
              <track
                key={src}
                kind="captions"
                src={src}
                srcLang={language}
                label={label}
                default={!isHydrated && isDefault}
              />
            ))}
          </video>
          {isHydrated && (
            <>
              {!media.hasBegun && !hasFailed && (
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-0 m-auto grid size-16 place-items-center rounded-pill bg-accent text-text-on-accent @min-[40rem]/stage:size-20"
                >
                  <Play className="size-6 translate-x-0.5 fill-current" strokeWidth={1.5} />
                </span>
              )}
              {media.isWaiting && !hasFailed && <Loading labels={labels} />}
              {media.isWaiting && !hasFailed && !isOnline && <Notice>{labels.offline}</Notice>}
              <div
                aria-hidden="true"
                className="pointer-events-none absolute inset-0 grid place-content-center"
              >
                {flash !== '' && (
                  <span className="rounded-control bg-picture-shade/80 px-4 py-2 text-subtitle font-medium text-on-picture tabular-nums">
                    {flash}
                  </span>
                )}
              </div>
              {resumedAt !== null && !hasFailed && (
                <Notice
                  dismissLabel={labels.dismiss}
                  onDismiss={forgetResume}
                  action={
                    <Button
                      variant="quiet"
                      size="small"
                      className="px-2! text-accent! underline underline-offset-4 hover:bg-transparent!"
                      onClick={() => {
                        goTo(0)
                        forgetResume()
                      }}
                    >
                      {labels.startOver}
                    </Button>
                  }
                >
                  {labels.resumed(formatClock(resumedAt, locale))}
                </Notice>
              )}
              {hasFailed && <Failure labels={labels} isOffline={!isOnline} onRetry={retry} />}
              {said && (
                <p
                  lang={captions[captionIndex]?.language}
                  dir="auto"
                  className="pointer-events-none absolute inset-x-4 bottom-20 mx-auto w-fit max-w-[36ch] rounded-control bg-picture-shade/80 px-3 py-1 text-center text-on-picture transition-[bottom] group-data-idle/stage:bottom-4 @min-[40rem]/stage:bottom-24 @min-[40rem]/stage:text-lead @min-[40rem]/stage:group-data-idle/stage:bottom-8"
                >
                  {said.text}
                </p>
              )}
              <div
                hidden={hasFailed}
                className="absolute inset-x-0 bottom-0 transition-opacity group-data-idle/stage:not-has-focus-visible:not-has-[:popover-open]:opacity-0"
              >
                <Controls
                  media={media}
                  labels={labels}
                  locale={locale}
                  isFullscreen={isFullscreen}
                  hasPictureInPicture={
                    'pictureInPictureEnabled' in document && document.pictureInPictureEnabled
                  }
                  hasCaptions={captions.length > 0}
                  areCaptionsOn={captionIndex >= 0}
                  captionChoices={[
                    {
                      id: 'captions',
                      label: labels.captions,
                      items: [{ label: labels.captionsOff }, ...captions].map(({ label }, place) => ({
                        id: label,
                        label,
                        isCurrent: place - 1 === captionIndex,
                        choose: () => showCaptions(place - 1),
                      })),
                    },
                  ]}
                  settings={{
                    labels,
                    locale,
                    rate: media.rate,
                    onSpeed: setSpeed,
                    current,
                    sources,
                    onSource: (next) => {
                      keepPlace()
                      setChoice(next)
                    },
                    stream,
                  }}
                  onCommand={command}
                  onSeek={goTo}
                  onVolume={(volume) =>
                    withVideo((video) => {
                      video.volume = volume
                      video.muted = volume === 0
                    })
                  }
                  onPictureInPicture={() =>
                    withVideo((video) => {
                      const change = document.pictureInPictureElement
                        ? document.exitPictureInPicture()
                        : video.requestPictureInPicture()
                      change.catch(() => undefined)
                    })
                  }
                />
              </div>
            </>
          )}
        </div>
        {hasTranscript && (
          <div className="relative border-line bg-surface @min-[58rem]/player:border-s">
            <Transcript
              lines={lines}
              time={media.time}
              labels={labels}
              locale={locale}
              language={captions[readIndex]?.language}
              onSeek={goTo}
              className="h-80 @min-[58rem]/player:absolute @min-[58rem]/player:inset-0 @min-[58rem]/player:h-full"
            />
          </div>
        )}
      </div>
    </div>
  )
}
