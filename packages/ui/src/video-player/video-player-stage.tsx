'use client'
import { Suspense, useRef, useState, type RefObject } from 'react'
import { ControlBar } from './control-bar.tsx'
import { commandOfKeys } from './player-keys.ts'
import { Overlay } from './video-player-overlay.tsx'
import { Picture } from './video-player-picture.tsx'
import type { ShownCaptions } from './use-captions.ts'
import { useCommands } from './use-commands.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useIdle } from './use-idle.ts'
import { useMediaSession } from './use-media-session.ts'
import { useOnline } from './use-online.ts'
import type { Playback } from './use-playback.ts'
import { useKeySeeking } from './use-key-seeking.ts'
import { lazyPart } from '../hydration/lazy-part.ts'
import { useSeekPreviews } from './use-seek-previews.ts'
import { useSource } from './use-source.ts'
import type { VideoPlayerLabels } from './video-player-labels.ts'
import type { VideoPlayerProps } from './video-player-props.ts'

const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).default)

type WithDefaults<Name extends keyof VideoPlayerProps> = {
  [K in Name]: NonNullable<VideoPlayerProps[K]>
}

type StageProps = Pick<
  VideoPlayerProps,
  | 'title'
  | 'sources'
  | 'renewSources'
  | 'previews'
  | 'poster'
  | 'album'
  | 'crossOrigin'
  | 'upNext'
  | 'onSettingsChange'
> &
  WithDefaults<'captions' | 'chapters' | 'hideAfter' | 'locale'> & {
    labels: VideoPlayerLabels
    videoRef: RefObject<HTMLVideoElement | null>
    /** The element that is shown in fullscreen. */
    frameRef: RefObject<HTMLDivElement | null>
    preferredAudio: string | undefined
    isHydrated: boolean
    playback: Playback
    shownCaptions: ShownCaptions
  }

/** The picture with everything over it: the element that handles the keys. */
export function Stage({
  videoRef,
  frameRef,
  title,
  sources,
  renewSources,
  captions,
  chapters,
  previews: previewsSrc,
  poster,
  album,
  crossOrigin,
  upNext,
  hideAfter,
  preferredAudio,
  onSettingsChange,
  locale,
  labels,
  isHydrated,
  playback,
  shownCaptions,
}: StageProps) {
  const stageRef = useRef<HTMLDivElement>(null)
  const isOnline = useOnline()
  // Stays mounted after the first use, so that closing it restores the focus.
  const [keysDialog, setKeysDialog] = useState<'unused' | 'open' | 'closed'>('unused')
  const { media, events } = playback
  const source = useSource(videoRef, {
    sources,
    renewSources,
    isHydrated,
    isOnline,
    preferredAudio,
    playback,
  })
  const previews = useSeekPreviews(previewsSrc)
  const { isKeySeeking, markKeySeek } = useKeySeeking()
  const { isFullscreen, toggleFullscreen } = useFullscreen(frameRef)
  const { isIdle, wake } = useIdle(!media.isPaused && !source.hasFailed && !media.hasEnded, hideAfter)
  const commands = useCommands(videoRef, {
    locale,
    playback,
    wake,
    onSpeedChange: (rate) => onSettingsChange?.({ rate }),
    toggleFullscreen,
    toggleCaptions: shownCaptions.toggle,
    playNext: upNext?.onPlay,
    showKeys: () => setKeysDialog('open'),
  })
  useMediaSession({
    title,
    album,
    poster,
    media,
    hasNext: upNext !== undefined,
    onCommand: commands.execute,
    onSeek: playback.goTo,
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the whole player
    <div
      ref={stageRef}
      role="group"
      aria-label={title}
      tabIndex={-1}
      data-theme="dark"
      data-idle={isIdle || undefined}
      // Fits below a sticky header on a phone in landscape.
      className="group/stage @container/stage relative isolate aspect-video max-h-[calc(100svh-4.5rem)] min-h-[9rem] w-full overflow-clip bg-ground outline-none data-idle:cursor-none in-[:fullscreen]:aspect-auto in-[:fullscreen]:h-full in-[:fullscreen]:max-h-none print:hidden"
      onPointerMove={wake}
      onFocus={wake}
      onKeyDown={(event) => {
        wake()
        const command = commandOfKeys(event)
        if (!command) return
        event.preventDefault()
        if (command.do === 'skip' || command.do === 'jump') {
          previews.load()
          markKeySeek()
        }
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
        hasStream={source.isStream}
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
            upNext={upNext}
            onRetry={source.retry}
            onReplay={() => commands.execute({ do: 'play' })}
          />
          <ControlBar
            playback={playback}
            sources={sources}
            source={source}
            captions={captions}
            chapters={chapters}
            previews={previews}
            isKeySeeking={isKeySeeking}
            upNext={upNext}
            onAudio={(audio) => onSettingsChange?.({ audio })}
            shownCaptions={shownCaptions}
            commands={commands}
            isFullscreen={isFullscreen}
            labels={labels}
            locale={locale}
          />
        </>
      )}
      {keysDialog !== 'unused' && (
        <Suspense>
          <KeysDialog
            labels={labels}
            locale={locale}
            hasNext={upNext !== undefined}
            open={keysDialog === 'open'}
            onOpenChange={(isOpen) => setKeysDialog(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
