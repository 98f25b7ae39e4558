import type { SettingOptions } from './choices.ts'
import type { Command } from './command.ts'
import type { VideoPlayerLabels } from './labels.ts'
import type { MediaState } from './media.ts'
import type { Choices } from './player-menu.tsx'

/** What the bar below the picture shows and does. */
export type ControlsProps = {
  media: MediaState
  labels: VideoPlayerLabels
  locale: string
  isFullscreen: boolean
  hasPictureInPicture: boolean
  hasCaptions: boolean
  areCaptionsOn: boolean
  captionChoices: readonly Choices[]
  settings: SettingOptions
  onCommand: (command: Command) => void
  onSeek: (time: number) => void
  onVolume: (volume: number) => void
  onPictureInPicture: () => void
}
