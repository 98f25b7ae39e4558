import { captionChoices } from './menu-choices.ts'
import { Controls } from './controls.tsx'
import type { VideoPlayerLabels } from './video-player-labels.ts'
import type { VideoSource } from './video-sources.ts'
import type { ShownCaptions } from './use-captions.ts'
import type { Commands } from './use-commands.ts'
import type { SeekPreviews } from './use-seek-previews.ts'
import type { Playback } from './use-playback.ts'
import type { PlayedSource } from './use-source.ts'
import type { VideoCaptions, VideoChapter, VideoUpNext } from './video-player-props.ts'

type ControlBarProps = {
  playback: Playback
  sources: readonly VideoSource[]
  source: PlayedSource
  captions: readonly VideoCaptions[]
  chapters: readonly VideoChapter[]
  previews: SeekPreviews
  isKeySeeking: boolean
  upNext: VideoUpNext | undefined
  onAudio: (name: string) => void
  shownCaptions: ShownCaptions
  commands: Commands
  isFullscreen: boolean
  labels: VideoPlayerLabels
  locale: string
}

/** The controls with their position and visibility, bound to the player. */
export function ControlBar({
  playback: { media, goTo },
  sources,
  source,
  captions,
  chapters,
  previews,
  isKeySeeking,
  upNext,
  onAudio,
  shownCaptions,
  commands,
  isFullscreen,
  labels,
  locale,
}: ControlBarProps) {
  return (
    <div
      hidden={source.hasFailed}
      // A small picture has no room for them beside the next video.
      data-covered={(media.hasEnded && upNext !== undefined) || undefined}
      className="@max-[40rem]/stage:data-covered:hidden absolute inset-x-0 bottom-0 transition-opacity group-data-idle/stage:not-has-focus-visible:not-has-[:popover-open]:opacity-0"
    >
      <Controls
        media={media}
        labels={labels}
        locale={locale}
        isFullscreen={isFullscreen}
        hasPictureInPicture={'pictureInPictureEnabled' in document && document.pictureInPictureEnabled}
        hasNext={upNext !== undefined}
        chapters={chapters}
        previews={previews}
        isKeySeeking={isKeySeeking}
        hasCaptions={captions.length > 0}
        areCaptionsOn={shownCaptions.index >= 0}
        captionChoices={captionChoices(captions, shownCaptions.index, labels, shownCaptions.show)}
        settings={{
          labels,
          locale,
          rate: media.rate,
          onSpeed: commands.setSpeed,
          current: source.current,
          sources,
          onSource: source.choose,
          stream: source.stream,
          onAudio,
          upNext,
          onKeys: () => commands.execute({ do: 'keys' }),
        }}
        onCommand={commands.execute}
        onSeek={goTo}
        onVolume={commands.setVolume}
      />
    </div>
  )
}
