'use client'
import { Suspense, useState } from 'react'
import { Tabs } from '../tabs/tabs.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { ChapterList } from './chapter-list.tsx'
import { lazyPart } from '../hydration/lazy-part.ts'
import type { ShownCaptions } from './use-captions.ts'
import type { VideoPlayerLabels } from './video-player-labels.ts'
import type { VideoChapter, VideoPanel } from './video-player-props.ts'

const Transcript = lazyPart(async () => (await import('./transcript.tsx')).Transcript)

type SidePanelProps = {
  panels: readonly VideoPanel[]
  chapters: readonly VideoChapter[]
  hasTranscript: boolean
  /** False: the transcript alone. */
  isTabbed: boolean
  /** Id of the open tab. */
  open: string
  onOpen: (id: string) => void
  shownCaptions: ShownCaptions
  /** Seconds into the video. */
  time: number
  onSeek: (time: number) => void
  labels: VideoPlayerLabels
  locale: string
}

/** What is beside the video, or below it in a narrow place: the caller's panels, chapters and transcript. */
export function SidePanel({
  panels,
  chapters,
  hasTranscript,
  isTabbed,
  open,
  onOpen,
  shownCaptions,
  time,
  onSeek,
  labels,
  locale,
}: SidePanelProps) {
  // What was opened once stays, for example with a text that is being written.
  const [opened, setOpened] = useState<readonly string[]>([])
  const isRendered = (id: string) => id === open || opened.includes(id)
  const transcript = (
    <Suspense
      fallback={
        <div role="status" className="grid h-40 place-items-center text-text-muted">
          <Spinner />
          <span className="sr-only">{labels.loading}</span>
        </div>
      }
    >
      <Transcript
        lines={shownCaptions.lines}
        time={time}
        labels={labels}
        locale={locale}
        language={shownCaptions.language}
        onSeek={onSeek}
        hasVisibleTitle={!isTabbed}
        className={
          isTabbed
            ? 'h-96 @min-[58rem]/player:h-full'
            : 'h-80 @min-[58rem]/player:absolute @min-[58rem]/player:inset-0 @min-[58rem]/player:h-full'
        }
      />
    </Suspense>
  )
  const chapterList = <ChapterList chapters={chapters} time={time} locale={locale} onSeek={onSeek} />
  return (
    <div className="relative border-line bg-surface in-[:fullscreen]:hidden @min-[58rem]/player:border-s print:hidden">
      {isTabbed ? (
        <Tabs
          label={labels.panels}
          items={[
            ...panels.map(({ id, label, content }) => ({ id, label, content: isRendered(id) && content })),
            ...(chapters.length > 0
              ? [{ id: 'chapters', label: labels.chapters, content: chapterList }]
              : []),
            ...(hasTranscript
              ? [
                  {
                    id: 'transcript',
                    label: labels.transcript,
                    // Loaded, with its captions, only once it is opened.
                    content: open === 'transcript' && transcript,
                  },
                ]
              : []),
          ]}
          value={open}
          onValueChange={(id) => {
            setOpened([...opened, open])
            onOpen(id)
          }}
          className="flex flex-col @min-[58rem]/player:absolute @min-[58rem]/player:inset-0 [&>:first-child]:shrink-0 [&>:first-child]:gap-0 [&>:first-child]:px-1 @min-[32rem]/player:[&>:first-child]:gap-4 @min-[58rem]/player:[&>:first-child]:gap-0 [&>:first-child>*]:px-1.5 [&>:not(:first-child)]:p-0 @min-[58rem]/player:[&>:not(:first-child)]:min-h-0 @min-[58rem]/player:[&>:not(:first-child)]:flex-1 @min-[58rem]/player:[&>:not(:first-child)]:overflow-y-auto"
        />
      ) : (
        transcript
      )}
    </div>
  )
}
