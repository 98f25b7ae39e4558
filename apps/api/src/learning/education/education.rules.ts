import type { FollowedLesson } from '@chignon/contract/learning/education'

/** The progress in a course, a program or an online masterclass: its lessons count, not their minutes (LESSON-12, LESSON-13). */
export function progressIn(lessons: FollowedLesson[]) {
  const open = lessons.filter((lesson) => !lesson.is_done)
  const done = lessons.length - open.length
  const times = lessons.flatMap(({ last_active_at }) => last_active_at ?? []).toSorted()
  return {
    progress: lessons.length === 0 ? 0 : Math.floor((done / lessons.length) * 100),
    lessons_done: done,
    lessons_total: lessons.length,
    next_lesson: nextIn(lessons),
    seconds_left: open.reduce((sum, { resource }) => sum + (resource.properties.duration ?? 0), 0),
    last_active_at: times.at(-1) ?? null,
  }
}

/** The lesson to continue with; null when all are done. */
export function nextIn(lessons: FollowedLesson[]) {
  const next = nextOf(lessons)
  return next ? { id: next.id, name: next.name, duration: next.resource.properties.duration } : null
}

// The first unfinished lesson after the last finished one, then the skipped ones.
function nextOf(lessons: FollowedLesson[]): FollowedLesson | undefined {
  const lastDone = lessons.findLastIndex(({ is_done }) => is_done)
  return (
    lessons.slice(lastDone + 1).find(({ is_done }) => !is_done) ?? lessons.find(({ is_done }) => !is_done)
  )
}
