import type {
  FollowedCourse,
  FollowedLesson,
  FollowedOnlineMasterclass,
  FollowedProgram,
} from '@chignon/contract/learning/education'
import type { ContentKind } from './learning-kind.ts'

/** The lessons of one course, or of a masterclass. */
export type OverviewSection = {
  id: string
  slug: string
  /** The course within a program, else null. */
  name: string | null
  lessons: readonly FollowedLesson[]
  lessons_done: number
  lessons_total: number
}

type Content = FollowedCourse | FollowedProgram | FollowedOnlineMasterclass

/** Bought content as its page shows it. */
export type Overview = Pick<
  Content,
  | 'slug'
  | 'name'
  | 'locale'
  | 'category'
  | 'has_expired'
  | 'remaining_days'
  | 'access_ends_at'
  | 'lessons_done'
  | 'lessons_total'
  | 'next_lesson'
  | 'seconds_left'
  | 'last_active_at'
> & { kind: ContentKind; sections: readonly OverviewSection[] }

/** The overview of a course or online masterclass: its lessons are one section without a name. */
export function overviewOf(kind: ContentKind, content: FollowedCourse | FollowedOnlineMasterclass): Overview {
  const { id, slug, lessons, lessons_done, lessons_total } = content
  return { ...content, kind, sections: [{ id, slug, name: null, lessons, lessons_done, lessons_total }] }
}
