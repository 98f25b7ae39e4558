import type {
  FollowedCourseCard,
  FollowedOnlineMasterclassCard,
  FollowedProgramCard,
  NextLesson,
} from '@chignon/contract/learning/education'
import type { Connection } from '../../platform/db/client.ts'
import { presentPlan } from './education.present.ts'
import { nextIn } from './education.rules.ts'
import { followCourses, followOnlineMasterclasses, followPrograms, type Learner } from './list-educations.ts'
import { listPlans } from './plan.queries.ts'
import { listRecentContent, type OpenContent } from './recent.queries.ts'

// What was finished has no next lesson; someone who finished all of these gets none.
const maxContents = 8

const follow = {
  course: followCourses,
  program: followPrograms,
  'online-masterclass': followOnlineMasterclasses,
}

/** The lesson that a learner continues with; null if nothing is left to watch (HOME-5). */
export async function findNextLesson(db: Connection, learner: Learner): Promise<NextLesson | null> {
  for (const { kind, id, isBought } of await listRecentContent(db, learner, maxContents)) {
    const [card] = await follow[kind](db, learner, [id])
    if (!card) continue
    const lesson = isBought ? card.next_lesson : await nextChosenLesson(db, learner, id)
    if (lesson) return nextLessonOf(kind, card, lesson)
  }
  return null
}

// Among the lessons of a course that were chosen in a subscription.
async function nextChosenLesson(db: Connection, { now, viewerContext }: Learner, courseId: string) {
  const lessons = presentPlan(await listPlans(db, 'course', [courseId], viewerContext), courseId, now)
  return nextIn(lessons.filter(({ is_watchable, is_free }) => is_watchable && !is_free))
}

function nextLessonOf(
  kind: OpenContent['kind'],
  card: FollowedCourseCard | FollowedProgramCard | FollowedOnlineMasterclassCard,
  lesson: NextLesson['lesson'],
): NextLesson {
  const { id, slug, name, locale, category, progress, lessons_done, lessons_total } = card
  return {
    kind,
    content: { id, slug, name, locale, category },
    lesson,
    progress,
    lessons_done,
    lessons_total,
  }
}
