import type { VideoChapter } from './video-player-props.ts'

/** The chapter at a time in seconds; undefined before the first. */
export const chapterAt = (chapters: readonly VideoChapter[], time: number): VideoChapter | undefined =>
  chapters.findLast(({ start }) => start <= time)
