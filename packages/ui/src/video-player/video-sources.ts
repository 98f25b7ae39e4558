/**
 * A file or stream of the video. Sources with the same height and audio are alternatives: the browser uses the
 * first it can play.
 */
export type VideoSource = {
  readonly src: string
  /** Media type: `video/mp4`, `application/vnd.apple.mpegurl` for HLS. */
  readonly type: string
  /** Vertical resolution (720), if there are several qualities as separate files. */
  readonly height?: number | undefined
  /** The spoken language, if there are several as separate files. */
  readonly audio?: { readonly id: string; readonly label: string } | undefined
}

/** The viewer's preferences; null follows the order of the sources. */
export type SourceChoice = { readonly height: number | null; readonly audio: string | null }

/** Whether a media type is an HLS playlist. */
export const isHls = (type: string): boolean =>
  /^(application\/(vnd\.apple\.mpegurl|x-mpegurl)|audio\/(x-)?mpegurl)$/i.test(
    type.split(';')[0]?.trim() ?? '',
  )

/** The sources with the preferred quality and language, else with the quality and language of the first source. */
export function sourcesFor(sources: readonly VideoSource[], { height, audio }: SourceChoice): VideoSource[] {
  const spoken = sources.filter((source) => source.audio?.id === audio)
  const heard =
    spoken.length > 0 ? spoken : sources.filter(({ audio: own }) => own?.id === sources[0]?.audio?.id)
  const sharp = heard.filter((source) => source.height === height)
  return sharp.length > 0 ? sharp : heard.filter((source) => source.height === heard[0]?.height)
}

/** The available qualities as files, highest first. */
export function heightsOf(sources: readonly VideoSource[]): number[] {
  const heights = sources.flatMap(({ height }) => (height === undefined ? [] : [height]))
  return [...new Set(heights)].sort((a, b) => b - a)
}

/** The available languages as files, in order. */
export function audioOf(sources: readonly VideoSource[]): { id: string; label: string }[] {
  const spoken = sources.flatMap(({ audio }) => (audio ? [[audio.id, audio] as const] : []))
  return [...new Map(spoken).values()]
}
