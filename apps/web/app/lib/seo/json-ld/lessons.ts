import type { Lesson } from '@chignon/contract/catalogue/lesson'
import type { CourseInstance, Syllabus } from 'schema-dts'
import { isoDuration } from './time.ts'

/** The duration in seconds as timeRequired; nothing if it is unknown. */
export function timeRequiredJsonLd(duration: number | null) {
  return duration ? { timeRequired: isoDuration(duration) } : {}
}

/** CourseInstance for an online course. The duration is in seconds, 0 if it is unknown. */
export function onlineInstanceJsonLd(duration: number) {
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    ...(duration > 0 ? { courseWorkload: isoDuration(duration) } : {}),
  } satisfies CourseInstance
}

/** Lessons as Syllabus. */
export function lessonsJsonLd(lessons: readonly Lesson[]) {
  return lessons.map(
    ({ name, resource }) =>
      ({
        '@type': 'Syllabus',
        name,
        ...timeRequiredJsonLd(resource.properties.duration),
      }) satisfies Syllabus,
  )
}
