'use client'
import { useRef, type RefObject } from 'react'
import { ControlBar } from './control-bar.tsx'
import { commandOfKeys } from './player-keys.ts'
import { Overlay } from './video-player-overlay.tsx'
import { Picture } from './video-player-picture.tsx'
import type { ShownCaptions } from './use-captions.ts'
import { useCommands } from './use-commands.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useIdle } from './use-idle.ts'
import { useOnline } from './use-online.ts'
import type { Playback } from './use-playback.ts'
import { useSource } from './use-source.ts'
import type { VideoPlayerLabels } from './video-player-labels.ts'
import type { VideoPlayerProps } from './video-player.tsx'

type WithDefaults<Name extends keyof VideoPlayerProps> = {
  [K in Name]: NonNullable<VideoPlayerProps[K]>
}

type StageProps = Pick<VideoPlayerProps, 'title' | 'sources' | 'poster' | 'crossOrigin'> &
  WithDefaults<'captions' | 'hideAfter' | 'locale'> & {
    labels: VideoPlayerLabels
    videoRef: RefObject<HTMLVideoElement | null>
    isHydrated: boolean
    playback: Playback
    shownCaptions: ShownCaptions
  }

/** The picture with everything over it: the fullscreen element that handles the keys. */
export function Stage({
  videoRef,
  title,
  sources,
  captions,
  poster,
  crossOrigin,
  hideAfter,
  locale,
  labels,
  isHydrated,
  playback,
  shownCaptions,
}: StageProps) {
  const stageRef = useRef<HTMLDivElement>(null)
  const isOnline = useOnline()
  const { media, keepPlace, events } = playback
  const hasMediaFailed = media.hasFailed
  const source = useSource(videoRef, { sources, isHydrated, isOnline, hasMediaFailed, keepPlace })
  const { isFullscreen, toggleFullscreen } = useFullscreen(stageRef)
  const { isIdle, wake } = useIdle(!media.isPaused && !source.hasFailed && !media.hasEnded, hideAfter)
  const toggleCaptions = shownCaptions.toggle
  const commands = useCommands(videoRef, { locale, wake, toggleFullscreen, toggleCaptions })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the whole player
    <div
      ref={stageRef}
      role="group"
      aria-label={title}
      tabIndex={-1}
      data-theme="dark"
      data-idle={isIdle || undefined}
      className="group/stage @container/stage relative isolate aspect-video min-h-[9rem] w-full overflow-clip bg-ground outline-none data-idle:cursor-none [&:fullscreen]:aspect-auto"
      onPointerMove={wake}
      onFocus={wake}
      onKeyDown={(event) => {
        wake()
        const command = commandOfKeys(event)
        if (!command) return
        event.preventDefault()
        commands.execute(command)
      }}
    >
      <Picture
        videoRef={videoRef}
        title={title}
        poster={poster}
        crossOrigin={crossOrigin}
        files={source.files}
        captions={captions}
        isHydrated={isHydrated}
        events={events}
        onPress={(pointerType) => {
          stageRef.current?.focus({ preventScroll: true })
          // A tap first shows the controls; a mouse has shown them by moving.
          if (pointerType === 'mouse' || !isIdle) commands.execute({ do: 'play' })
          wake()
        }}
        onDoublePress={toggleFullscreen}
      />
      {isHydrated && (
        <>
          <Overlay
            playback={playback}
            shownCaptions={shownCaptions}
            labels={labels}
            locale={locale}
            isOnline={isOnline}
            hasFailed={source.hasFailed}
            flash={commands.flash}
            onRetry={source.retry}
          />
          <ControlBar
            playback={playback}
            sources={sources}
            source={source}
            captions={captions}
            shownCaptions={shownCaptions}
            commands={commands}
            isFullscreen={isFullscreen}
            labels={labels}
            locale={locale}
          />
        </>
      )}
    </div>
  )
}
