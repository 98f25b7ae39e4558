import type { Lesson } from '@chignon/contract/catalogue/lesson'
import { dateFromJson } from '../../platform/db/json-rows.ts'
import type { MediaAddresses } from './media.addresses.ts'
import { presentCataloguePicture } from '../../platform/picture/picture.present.ts'
import { laterOf, watchableUntil, type Watchable } from './lesson.rules.ts'
import type { LessonRow } from './lesson.queries.ts'

type LessonParent = {
  /** The end of the viewer's access to all of them; null if never bought. */
  accessEndsAt: Date | null
  /** Null for a draft. */
  publishedAt: Date | null
}

/** The time, and how the addresses of videos are made. */
export type Addressing = { now: Date; addresses: MediaAddresses }

/** Maps lessons to the contract. A video's addresses are included only if the viewer may watch it. */
export function presentLessons(
  rows: LessonRow[],
  { accessEndsAt, publishedAt }: LessonParent,
  addressing: Addressing,
): Lesson[] {
  const isDraft = publishedAt === null
  return rows.map(({ choiceEndsAt, ...row }) => {
    const endsAt = laterOf(accessEndsAt, dateFromJson(choiceEndsAt))
    const until = watchableUntil({ isFree: row.isFree, isDraft, accessEndsAt: endsAt }, addressing.now)
    return presentLesson(row, until, addressing)
  })
}

/** Maps a lesson that the viewer may watch until a time. */
export function presentLesson(
  { id, slug, name, position, isFree, type, poster, duration, resource }: Omit<LessonRow, 'choiceEndsAt'>,
  until: Watchable,
  { now, addresses }: Addressing,
): Lesson {
  const address = (file: string | null | undefined) =>
    resource && file && until ? addresses(resource.id, file, until, now) : null
  return {
    id,
    slug,
    name,
    position,
    is_free: isFree,
    poster: presentCataloguePicture(poster),
    resource: {
      id: resource?.id ?? null,
      type,
      url: address(resource?.file),
      stream_url: address(resource?.stream),
      poster_url: address(resource?.poster),
      sprite_url: address(resource?.sprite),
      properties: { duration },
    },
  }
}
