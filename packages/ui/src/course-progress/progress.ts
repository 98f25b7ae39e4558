/** A lesson, as far as progress is concerned. */
export type LessonProgress = {
  readonly id: string
  /** Watched, or marked done by hand (product.md, Learning). */
  readonly isDone: boolean
  /** Seconds. */
  readonly duration: number
}

/** How far a learner is with a course. */
export type Progress = {
  readonly done: number
  readonly count: number
  /** Of the lessons, 0 to 1. */
  readonly share: number
  /** Seconds of the lessons that are not done. */
  readonly secondsLeft: number
  /** The lesson to go on with: the first that is not done after the last that is, else the first that is not. */
  readonly nextId: string | undefined
  readonly isFinished: boolean
}

/** A course is finished when all its lessons are; one without lessons never is. */
export function progressOf(lessons: readonly LessonProgress[]): Progress {
  const open = lessons.filter((lesson) => !lesson.isDone)
  const lastDone = lessons.findLastIndex((lesson) => lesson.isDone)
  const next = lessons.slice(lastDone + 1).find((lesson) => !lesson.isDone) ?? open[0]
  const done = lessons.length - open.length
  return {
    done,
    count: lessons.length,
    share: lessons.length === 0 ? 0 : done / lessons.length,
    secondsLeft: open.reduce((sum, lesson) => sum + lesson.duration, 0),
    nextId: next?.id,
    isFinished: lessons.length > 0 && open.length === 0,
  }
}
