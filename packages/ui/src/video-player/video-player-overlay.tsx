import type { VideoPlayerLabels } from './video-player-labels.ts'
import { CaptionLine, Flash, PlayMark } from './video-player-marks.tsx'
import { Failure, Loading, Notice } from './video-player-notices.tsx'
import { Resumed } from './resume-notice.tsx'
import type { ShownCaptions } from './use-captions.ts'
import type { Playback } from './use-playback.ts'

type OverlayProps = {
  playback: Playback
  shownCaptions: ShownCaptions
  labels: VideoPlayerLabels
  locale: string
  isOnline: boolean
  hasFailed: boolean
  /** The effect of a key, else empty. */
  flash: string
  onRetry: () => void
}

/** Everything over the picture except the controls: state and captions. */
export function Overlay({
  playback: { media, resumedAt, forgetResume, goTo },
  shownCaptions: { currentLine, language },
  labels,
  locale,
  isOnline,
  hasFailed,
  flash,
  onRetry,
}: OverlayProps) {
  return (
    <>
      {!media.hasStarted && !hasFailed && <PlayMark />}
      {media.isWaiting && !hasFailed && <Loading labels={labels} />}
      {media.isWaiting && !hasFailed && !isOnline && <Notice>{labels.offline}</Notice>}
      <Flash>{flash}</Flash>
      {resumedAt !== null && !hasFailed && (
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
      {hasFailed && <Failure labels={labels} isOffline={!isOnline} onRetry={onRetry} />}
      {currentLine && <CaptionLine language={language}>{currentLine.text}</CaptionLine>}
    </>
  )
}
