/** The fields of a lesson that progress needs. */
export type LessonProgress = {
  readonly id: string
  /** Watched, or marked as done by hand. */
  readonly isDone: boolean
  /** Seconds; null before the video is there. */
  readonly duration: number | null
}

/** A learner's progress in a course. */
export type Progress = {
  readonly done: number
  readonly count: number
  /** Share of finished lessons, 0 to 1. */
  readonly share: number
  /** Total duration of the unfinished lessons, in seconds, as far as it is known. */
  readonly secondsLeft: number
  /** The next lesson: the first unfinished one after the last finished one, else the first unfinished one. */
  readonly nextId: string | undefined
  readonly isFinished: boolean
}

/** Progress in a course. A course is finished when all its lessons are; a course without lessons never is. */
export function progressOf(lessons: readonly LessonProgress[]): Progress {
  const open = lessons.filter((lesson) => !lesson.isDone)
  const lastDone = lessons.findLastIndex((lesson) => lesson.isDone)
  const next = lessons.slice(lastDone + 1).find((lesson) => !lesson.isDone) ?? open[0]
  const done = lessons.length - open.length
  return {
    done,
    count: lessons.length,
    share: lessons.length === 0 ? 0 : done / lessons.length,
    secondsLeft: open.reduce((sum, lesson) => sum + (lesson.duration ?? 0), 0),
    nextId: next?.id,
    isFinished: lessons.length > 0 && open.length === 0,
  }
}
