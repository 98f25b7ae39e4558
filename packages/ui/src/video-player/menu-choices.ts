import { speeds } from './player-command.ts'
import type { VideoPlayerLabels } from './video-player-labels.ts'
import type { Choices } from './player-menu.tsx'
import type { VideoUpNext } from './video-player-props.ts'
import type { Stream } from './use-stream.ts'
import { audioOf, heightsOf, type VideoSource } from './video-sources.ts'

/** The state of the player and its available options. */
export type SettingOptions = {
  labels: VideoPlayerLabels
  locale: string
  rate: number
  onSpeed: (rate: number) => void
  /** The current source, and all sources. */
  current: VideoSource | undefined
  sources: readonly VideoSource[]
  onSource: (choice: { height: number | null; audio: string | null }) => void
  stream: Stream & { chooseLevel: (id: number) => void; chooseAudioTrack: (id: number) => void }
  onAudio: (name: string) => void
  upNext: VideoUpNext | undefined
  onKeys: () => void
}

/** A formatted playback rate: "1.25×". */
export const formatSpeed = (speed: number, locale: string): string =>
  `${new Intl.NumberFormat(locale).format(speed)}×`

/** The settings menu: speed and the list of keys always; quality, audio and autoplay if there is a choice. */
export function settingChoices({
  labels,
  locale,
  rate,
  onSpeed,
  current,
  sources,
  onSource,
  stream,
  onAudio,
  upNext,
  onKeys,
}: SettingOptions): Choices[] {
  const heights = heightsOf(sources)
  const spoken = audioOf(sources)
  const audio = current?.audio?.id ?? null
  const speed: Choices = {
    id: 'speed',
    label: labels.speed,
    isCompact: true,
    items: speeds.map((value) => ({
      id: String(value),
      label: formatSpeed(value, locale),
      isCurrent: value === rate,
      choose: () => onSpeed(value),
    })),
  }
  const ofStream = [{ id: -1, label: labels.automatic }, ...stream.levels].map(({ id, label }) => ({
    id: String(id),
    label,
    isCurrent: id === stream.level,
    choose: () => stream.chooseLevel(id),
  }))
  const ofFiles = heights.map((height) => ({
    id: String(height),
    label: `${height}p`,
    isCurrent: height === current?.height,
    choose: () => onSource({ height, audio }),
  }))
  const quality: Choices = {
    id: 'quality',
    label: labels.quality,
    items: stream.levels.length > 1 ? ofStream : heights.length > 1 ? ofFiles : [],
  }
  const streamAudio = stream.audioTracks.map(({ id, label }) => ({
    id: String(id),
    label,
    isCurrent: id === stream.audioTrack,
    choose: () => {
      stream.chooseAudioTrack(id)
      onAudio(label)
    },
  }))
  const fileAudio = spoken.map(({ id, label }) => ({
    id,
    label,
    isCurrent: id === audio,
    choose: () => {
      onSource({ height: current?.height ?? null, audio: id })
      onAudio(id)
    },
  }))
  const language: Choices = {
    id: 'audio',
    label: labels.audio,
    items: streamAudio.length > 1 ? streamAudio : spoken.length > 1 ? fileAudio : [],
  }
  const autoplay: Choices = {
    id: 'autoplay',
    label: labels.autoplay,
    isCompact: true,
    items: upNext
      ? [true, false].map((isOn) => ({
          id: String(isOn),
          label: isOn ? labels.autoplayOn : labels.autoplayOff,
          isCurrent: isOn === upNext.isAutomatic,
          choose: () => upNext.onAutomaticChange(isOn),
        }))
      : [],
  }
  const help: Choices = {
    id: 'help',
    items: [{ id: 'keys', label: labels.keys, choose: onKeys }],
  }
  return [speed, quality, language, autoplay, help].filter(({ items }) => items.length > 0)
}

/**
 * Options of the captions menu: off, or one of the languages. `index` is that of the active captions, -1 for none.
 */
export function captionChoices(
  captions: readonly { readonly label: string }[],
  index: number,
  labels: VideoPlayerLabels,
  onShow: (index: number) => void,
): Choices[] {
  const items = [{ label: labels.captionsOff }, ...captions].map(({ label }, place) => ({
    id: label,
    label,
    isCurrent: place - 1 === index,
    choose: () => onShow(place - 1),
  }))
  return [{ id: 'captions', label: labels.captions, items }]
}
