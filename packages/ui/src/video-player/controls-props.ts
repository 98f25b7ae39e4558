import type { SettingOptions } from './menu-choices.ts'
import type { Command } from './player-command.ts'
import type { VideoPlayerLabels } from './video-player-labels.ts'
import type { SeekPreviews } from './use-seek-previews.ts'
import type { MediaState } from './media-state.ts'
import type { VideoChapter } from './video-player-props.ts'
import type { Choices } from './player-menu.tsx'

/** State and callbacks of the control bar. */
export type ControlsProps = {
  media: MediaState
  labels: VideoPlayerLabels
  locale: string
  isFullscreen: boolean
  hasPictureInPicture: boolean
  hasNext: boolean
  chapters: readonly VideoChapter[]
  previews: SeekPreviews
  /** Whether the viewer is seeking by the keyboard. */
  isKeySeeking: boolean
  hasCaptions: boolean
  areCaptionsOn: boolean
  captionChoices: readonly Choices[]
  settings: SettingOptions
  onCommand: (command: Command) => void
  onSeek: (time: number) => void
  onVolume: (volume: number) => void
}
