import type { PlayableLesson } from '@chignon/contract/learning/playable-lesson'
import { presentLesson, type Addressing } from '../../catalogue/lesson/lesson.present.ts'
import type { Watchable } from '../../catalogue/lesson/lesson.rules.ts'
import { endOfAddress } from '../../catalogue/lesson/media.signature.ts'
import { presentProgress } from '../progress/progress.present.ts'
import type { PlayableLessonRow } from './playable-lesson.queries.ts'

/** Maps a lesson that the viewer may watch to what its player needs. */
export function presentPlayableLesson(
  row: PlayableLessonRow,
  until: Exclude<Watchable, null>,
  { now, addresses }: Addressing,
): PlayableLesson {
  const { resource } = row
  return {
    ...presentLesson(row, until, { now, addresses }),
    parent: row.parent,
    video_duration: row.videoSeconds,
    is_excerpt: row.isExcerpt ?? false,
    chapters: row.chapters,
    files: resource
      ? row.files.map(({ file, ...shown }) => ({ ...shown, url: addresses(resource.id, file, until, now) }))
      : [],
    addresses_end_at: resource && until !== 'always' ? endOfAddress(now, until).toISOString() : null,
    progress: row.viewerId === null ? null : presentProgress(row.id, row.progress),
  }
}
