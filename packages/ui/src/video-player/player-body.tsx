'use client'
import { useImperativeHandle, useRef, useState, type RefObject } from 'react'
import { cx } from 'class-variance-authority'
import { useHydratedLater } from '../hydration/use-hydrated-later.ts'
import { PrintedTranscript } from './printed-transcript.tsx'
import { savesData } from './saves-data.ts'
import { SidePanel } from './side-panel.tsx'
import { useCaptions } from './use-captions.ts'
import { usePlayback } from './use-playback.ts'
import { usePrinting } from './use-printing.ts'
import type { VideoPlayerLabels } from './video-player-labels.ts'
import type {
  VideoCaptions,
  VideoChapter,
  VideoPanel,
  VideoPlayerProps,
  VideoSettings,
} from './video-player-props.ts'
import { Stage } from './video-player-stage.tsx'
import type { PlayedRange } from './watched-ranges.ts'

const noCaptions: readonly VideoCaptions[] = []
const noChapters: readonly VideoChapter[] = []
const noPanels: readonly VideoPanel[] = []
const noSettings: VideoSettings = {}
const unplayed: readonly PlayedRange[] = []

type PlayerBodyProps = Omit<VideoPlayerProps, 'videoId' | 'labels' | 'locale'> & {
  frameRef: RefObject<HTMLDivElement | null>
  /** Whether a new address is the same video again, with a renewed signature. */
  isFixed: boolean
  labels: VideoPlayerLabels
  locale: string
}

/** One video with its panels. Another video replaces it as a whole. */
export function PlayerBody({
  frameRef,
  isFixed,
  captions: givenCaptions = noCaptions,
  previews: givenPreviews,
  sources: givenSources,
  chapters = noChapters,
  panels = noPanels,
  autoPlay = false,
  startAt = 0,
  duration = 0,
  playedBefore = unplayed,
  reportEvery = 5,
  hideAfter = 2500,
  hasTranscript,
  defaultSettings = noSettings,
  onSettingsChange,
  handleRef,
  labels,
  locale,
  ...video
}: PlayerBodyProps) {
  const given = { sources: givenSources, captions: givenCaptions, previews: givenPreviews }
  const [first] = useState(given)
  const { sources, captions, previews } = isFixed ? first : given
  const videoRef = useRef<HTMLVideoElement>(null)
  const isHydrated = useHydratedLater()
  const { onProgress, onWatched } = video
  const playback = usePlayback(videoRef, {
    startAt,
    duration,
    autoPlay,
    playedBefore,
    reportEvery,
    rate: defaultSettings.rate,
    onProgress,
    onWatched,
  })
  const { time } = playback.media
  const offersTranscript = hasTranscript ?? captions.length > 0
  const isTabbed = panels.length > 0 || chapters.length > 0
  const [openPanel, setOpenPanel] = useState(
    panels[0]?.id ?? (chapters.length > 0 ? 'chapters' : 'transcript'),
  )
  const isPrinting = usePrinting()
  // The printed page has the transcript, and printing does not wait for it.
  const isPrintable = isPrinting || (isHydrated && time > 0 && !savesData())
  const shownCaptions = useCaptions(videoRef, {
    captions,
    hasTranscript: offersTranscript && (!isTabbed || openPanel === 'transcript' || isPrintable),
    chosen: defaultSettings.captions,
    onChoose: (language) => onSettingsChange?.({ captions: language }),
    locale,
    time,
    isHydrated,
  })
  const hasPanel = offersTranscript || isTabbed
  useImperativeHandle(handleRef, () => ({ seek: playback.goTo, time: playback.now }))

  return (
    <div
      className={cx(
        'grid grid-cols-1 overflow-clip rounded-media in-[:fullscreen]:h-full in-[:fullscreen]:grid-cols-1! in-[:fullscreen]:border-0',
        hasPanel &&
          'border border-line @min-[58rem]/player:grid-cols-[minmax(0,1fr)_24rem] print:block print:border-0',
      )}
    >
      <Stage
        {...video}
        sources={sources}
        videoRef={videoRef}
        frameRef={frameRef}
        captions={captions}
        previews={previews}
        chapters={chapters}
        hideAfter={hideAfter}
        preferredAudio={defaultSettings.audio}
        onSettingsChange={onSettingsChange}
        locale={locale}
        labels={labels}
        isHydrated={isHydrated}
        playback={playback}
        shownCaptions={shownCaptions}
      />
      {hasPanel && (
        <SidePanel
          panels={panels}
          chapters={chapters}
          hasTranscript={offersTranscript}
          isTabbed={isTabbed}
          open={openPanel}
          onOpen={setOpenPanel}
          shownCaptions={shownCaptions}
          time={time}
          onSeek={playback.goTo}
          labels={labels}
          locale={locale}
        />
      )}
      {isPrinting && shownCaptions.lines.length > 0 && (
        <PrintedTranscript
          title={labels.transcript}
          lines={shownCaptions.lines}
          locale={locale}
          language={shownCaptions.language}
        />
      )}
    </div>
  )
}
