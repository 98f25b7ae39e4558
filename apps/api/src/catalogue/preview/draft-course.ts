import type { CourseDocument } from '@chignon/contract/catalogue/course-document'
import type { Connection } from '../../platform/db/client.ts'
import type { LoadedDraft } from '../../platform/document/load-draft.ts'
import { newLesson } from '../course-document/course-document.messages.ts'
import { courseSlug, lessonSlugs } from '../course-document/course-slugs.ts'
import { inOrder, written } from '../../platform/document/entries.ts'
import type { DraftedCourse } from './drafted-course.queries.ts'
import { previewMessages } from './preview.messages.ts'

type Draft = LoadedDraft<CourseDocument> & { id: string }

/** The rows that the publication of a draft would write. What is not written yet has a text that says so, or none. */
export async function draftCourse(
  db: Connection,
  { id, draft, row, published }: Draft,
): Promise<DraftedCourse> {
  const lessons = inOrder(draft.lessons)
  const [slug, slugs] = await Promise.all([
    published?.slug ?? courseSlug(db, id, draft),
    lessonSlugs(db, id, lessons),
  ])
  return {
    course: {
      id,
      slug,
      name: written(draft.name) ?? previewMessages.newCourse,
      summary: written(draft.summary) ?? { en: '' },
      description: written(draft.description) ?? { en: '' },
      category_id: draft.category_id,
      level: draft.level,
      price: draft.price ?? 0,
      discounted_price: draft.discounted_price,
      outcomes: inOrder(draft.outcomes).flatMap(([, { text }]) => written(text) ?? []),
      published_at: (published?.publishedAt ?? row?.scheduledAt)?.toISOString() ?? null,
      ...(published ? {} : { currency: 'USD' }),
    },
    educators: inOrder(draft.educators).map(([userId], index) => ({ user_id: userId, position: index + 1 })),
    lessons: lessons.map(([lessonId, { name, is_free: isFree }], index) => ({
      id: lessonId,
      slug: slugs.get(lessonId) ?? lessonId,
      name: written(name) ?? newLesson,
      position: index + 1,
      is_free: isFree,
    })),
  }
}
