import * as z from 'zod/mini'
import { documentEndpoints, documentView } from '../platform/document.ts'
import { cents, id } from '../platform/primitives.ts'
import { entries, position, texts } from '../platform/document-parts.ts'
import {
  maxChapters,
  maxDescriptionLength,
  maxLessons,
  maxNameLength,
  maxOutcomes,
  maxSummaryLength,
  maxTeachers,
} from './catalogue-rules.ts'
import { level } from './course.ts'

/** A chapter of a lesson's video. `starts_at` is in seconds. */
export const chapterDraft = z.object({ starts_at: z.int().check(z.gte(0)), name: texts(maxNameLength) })

/** A lesson of a plan. Its video is uploaded by the calls of videos. */
export const lessonDraft = z.object({
  position,
  name: texts(maxNameLength),
  is_free: z.boolean(),
  chapters: entries(chapterDraft, maxChapters),
})

/** Everything of a course that its educators write (DOCUMENT-1). Lists are entries by their ids. */
export const courseDocument = z.object({
  name: texts(maxNameLength),
  summary: texts(maxSummaryLength),
  description: texts(maxDescriptionLength),
  category_id: z.nullable(id),
  level,
  /** Null while it is not decided. */
  price: z.nullable(cents),
  discounted_price: z.nullable(cents),
  outcomes: entries(z.object({ position, text: texts(maxSummaryLength) }), maxOutcomes),
  educators: entries(z.object({ position }), maxTeachers),
  lessons: entries(lessonDraft, maxLessons),
})

/** The video of a lesson, as far as an editor of the plan needs it. */
export const lessonVideo = z.object({
  /** In seconds; null without a video. */
  duration: z.nullable(z.int()),
  /** The state of the newest upload; null if there is none. */
  state: z.nullable(z.string()),
  caption_languages: z.array(z.string()),
})

/** Who would notice a change of a course. */
export const courseFacts = z.object({
  /** Whose access has not ended. */
  owners: z.int(),
  /** How many people have begun each lesson, by its id. */
  learners: z.record(id, z.int()),
  /** By the id of the lesson. */
  videos: z.record(id, lessonVideo),
})

export type CourseDocument = z.infer<typeof courseDocument>
export type LessonDraft = z.infer<typeof lessonDraft>
export type ChapterDraft = z.infer<typeof chapterDraft>
export type CourseFacts = z.infer<typeof courseFacts>
export type LessonVideo = z.infer<typeof lessonVideo>

const courseView = documentView(courseDocument, courseFacts)

export type CourseDocumentView = z.infer<typeof courseView>

/** Writing courses (DOCUMENT-1). */
export const courseDocumentEndpoints = documentEndpoints('course-document', {
  path: '/staff/courses',
  thing: 'a course',
  document: courseDocument,
  facts: courseFacts,
})
