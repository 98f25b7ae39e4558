import type {
  FollowedCourseCard,
  FollowedOnlineMasterclassCard,
  FollowedProgramCard,
  NextLesson,
} from '@chignon/contract/education'
import type { Connection } from '../db/client.ts'
import { followCourses, followOnlineMasterclasses, followPrograms, type Learner } from './list-educations.ts'
import { listRecentContent, type BoughtContent } from './recent.queries.ts'

// What was finished has no next lesson; someone who finished all of these gets none.
const maxContents = 8

const follow = {
  course: followCourses,
  program: followPrograms,
  'online-masterclass': followOnlineMasterclasses,
}

/** The lesson that a learner continues with; null if nothing is left to watch (HOME-5). */
export async function findNextLesson(db: Connection, learner: Learner): Promise<NextLesson | null> {
  for (const { kind, id } of await listRecentContent(db, learner, maxContents)) {
    const [card] = await follow[kind](db, learner, [id])
    const next = card && nextLessonOf(kind, card)
    if (next) return next
  }
  return null
}

function nextLessonOf(
  kind: BoughtContent['kind'],
  card: FollowedCourseCard | FollowedProgramCard | FollowedOnlineMasterclassCard,
): NextLesson | null {
  const { id, slug, name, locale, category, next_lesson: lesson } = card
  const { progress, lessons_done, lessons_total } = card
  return (
    lesson && {
      kind,
      content: { id, slug, name, locale, category },
      lesson,
      progress,
      lessons_done,
      lessons_total,
    }
  )
}
