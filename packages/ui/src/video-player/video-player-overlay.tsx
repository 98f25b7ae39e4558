import { Suspense } from 'react'
import type { VideoPlayerLabels } from './video-player-labels.ts'
import type { VideoUpNext } from './video-player-props.ts'
import { CaptionLines } from './caption-lines.tsx'
import { Flash, PlayMark } from './video-player-marks.tsx'
import { lazyPart } from '../hydration/lazy-part.ts'
import { Failure, Loading, Notice } from './video-player-notices.tsx'
import { Resumed } from './resume-notice.tsx'
import type { ShownCaptions } from './use-captions.ts'
import type { Playback } from './use-playback.ts'

const UpNext = lazyPart(async () => (await import('./up-next.tsx')).UpNext)

type OverlayProps = {
  playback: Playback
  shownCaptions: ShownCaptions
  labels: VideoPlayerLabels
  locale: string
  isOnline: boolean
  hasFailed: boolean
  /** The effect of a key, else empty. */
  flash: string
  upNext: VideoUpNext | undefined
  onRetry: () => void
  onReplay: () => void
}

/** Everything over the picture except the controls: state and captions. */
export function Overlay({
  playback: { media, resumedAt, forgetResume, goTo },
  shownCaptions: { currentLines, language },
  labels,
  locale,
  isOnline,
  hasFailed,
  flash,
  upNext,
  onRetry,
  onReplay,
}: OverlayProps) {
  return (
    <>
      {!media.hasStarted && !hasFailed && <PlayMark />}
      {media.isWaiting && !hasFailed && <Loading labels={labels} />}
      {media.isWaiting && !hasFailed && !isOnline && <Notice>{labels.offline}</Notice>}
      {media.hasStarted && !media.isWaiting && !media.hasEnded && !hasFailed && !isOnline && (
        <Notice>{labels.playingOffline}</Notice>
      )}
      <Flash>{flash}</Flash>
      {resumedAt !== null && !hasFailed && !media.hasEnded && isOnline && (
        <Resumed
          time={resumedAt}
          labels={labels}
          locale={locale}
          onDismiss={forgetResume}
          onStartOver={() => {
            goTo(0)
            forgetResume()
          }}
        />
      )}
      {media.hasEnded && upNext && (
        <Suspense>
          <UpNext upNext={upNext} labels={labels} locale={locale} onReplay={onReplay} />
        </Suspense>
      )}
      {hasFailed && <Failure labels={labels} isOffline={!isOnline} onRetry={onRetry} />}
      {/* Beside the notice there is no room for it on a phone. */}
      {!media.hasEnded && !(resumedAt !== null && media.isPaused) && (
        <CaptionLines lines={currentLines} language={language} />
      )}
    </>
  )
}
