/** A small picture that shows a range of time of the video. It is cut out of a larger picture. */
export type SeekPreview = {
  /** Seconds. */
  readonly start: number
  readonly end: number
  /** URL of the larger picture. */
  readonly src: string
  /** Position and size of the small picture within the larger one, in pixels. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const cue = /([\d:.]+) --> ([\d:.]+).*\n(\S+)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)/g

/** Reads a WebVTT file whose cues name parts of a picture: `sprite.jpg#xywh=0,0,160,90`. Addresses are relative to `base`. */
export function readSeekPreviews(webvtt: string, base: string): SeekPreview[] {
  const cues = [...webvtt.replaceAll('\r\n', '\n').matchAll(cue)]
  return cues.map(([, start = '', end = '', picture = '', x, y, width, height]) => ({
    start: secondsOf(start),
    end: secondsOf(end),
    src: new URL(picture, base).href,
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
  }))
}

/** The picture at a time; at the very end the last one. */
export function seekPreviewAt(previews: readonly SeekPreview[], time: number): SeekPreview | undefined {
  return previews.find(({ end }) => time < end) ?? previews.at(-1)
}

/** The seconds of `01:02:03.450` or `02:03.450`. */
function secondsOf(clock: string): number {
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
