import { VideoPlayer, type VideoPanel, type VideoPlayerHandle } from '@chignon/ui/video-player'
import type { FollowedLesson } from '@chignon/contract/learning/education'
import { Trans } from '@lingui/react/macro'
import { useState, type Ref } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydratedLater } from '../../../../lib/browser/use-hydrated-later.ts'
import { useRootData } from '../../../../lib/data/use-root-data.ts'
import type { LoadedLesson } from '../plan/load-lesson.ts'
import { isWatchedEnough } from '../progress/is-watched-enough.ts'
import { useProgressSaving } from '../progress/use-progress-saving.ts'
import { readPlayerSettings, rememberPlayerSettings } from './player-settings.ts'
import { usePlayerLabels } from './use-player-labels.ts'
import { useRenewedSources } from './use-renewed-sources.ts'
import { useStartPosition } from './use-start-position.ts'
import { videoSourcesOf } from './video-sources.ts'

type LessonVideoProps = {
  loaded: LoadedLesson
  /** The name of the course or masterclass. */
  album: string
  next: FollowedLesson | undefined
  panels: readonly VideoPanel[]
  handleRef: Ref<VideoPlayerHandle>
}

// Navigation state that continues the playback. It survives a reload, after which nothing must play.
const playingState = { isPlaying: true }

const goesOnPlaying = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isPlaying' in state

/** The video of a lesson: saves what is played, resumes, and continues with the next lesson. */
export function LessonVideo({
  loaded: { lesson, captions },
  album,
  next,
  panels,
  handleRef,
}: LessonVideoProps) {
  const { locale } = useRootData()
  const navigate = useNavigate()
  const { state } = useLocation()
  const isHydrated = useHydratedLater()
  const labels = usePlayerLabels()
  const [settings, setSettings] = useState(readPlayerSettings)
  const { progress } = lesson
  const saveProgress = useProgressSaving(lesson.id, Boolean(progress?.done_at))
  const [isPlayedEnough, setPlayedEnough] = useState(false)
  const isDone = Boolean(progress?.done_at) || isPlayedEnough
  const renewSources = useRenewedSources(lesson.id)
  const start = useStartPosition(lesson.id, progress)

  const change = (changed: typeof settings) => {
    setSettings((before) => ({ ...before, ...changed }))
    rememberPlayerSettings(changed)
  }
  return (
    <VideoPlayer
      videoId={`${lesson.id}${start.isFromQueue ? '+' : ''}`}
      title={lesson.name}
      album={album}
      sources={videoSourcesOf(lesson.resource)}
      renewSources={renewSources}
      poster={lesson.poster?.src ?? lesson.resource.poster_url ?? undefined}
      previews={lesson.resource.sprite_url ?? undefined}
      duration={lesson.video_duration ?? undefined}
      captions={captions.map(({ url, language, label }) => ({
        src: url,
        language,
        label,
        isDefault: language === locale,
      }))}
      chapters={lesson.chapters.map(({ id, name, starts_at }) => ({ id, title: name, start: starts_at }))}
      panels={panels}
      startAt={start.position}
      autoPlay={isHydrated && goesOnPlaying(state)}
      // Kept in the browser this often; saved every 10 seconds.
      reportEvery={2}
      onProgress={(_seconds, played) => {
        saveProgress(played)
        setPlayedEnough(
          isWatchedEnough([...(progress?.watched ?? []), ...played.ranges], lesson.video_duration),
        )
      }}
      upNext={
        next && {
          title: next.name,
          note: isDone ? undefined : (
            <Trans>
              This lesson is not done yet: you skipped parts of it. Watch 90% of it, or mark it as done.
            </Trans>
          ),
          isAutomatic: settings.isAutomatic ?? true,
          onAutomaticChange: (isAutomatic) => change({ isAutomatic }),
          onPlay: () =>
            void navigate(`?lessonId=${next.id}`, { preventScrollReset: true, state: playingState }),
        }
      }
      defaultSettings={settings}
      onSettingsChange={change}
      handleRef={handleRef}
      labels={labels}
    />
  )
}
