import type { Lesson } from '@chignon/contract/lesson'
import { dateFromJson } from '../db/json-rows.ts'
import type { MediaAddresses } from '../media/media.addresses.ts'
import { laterOf, watchableUntil } from './lesson.rules.ts'
import type { LessonRow } from './lesson.queries.ts'

type LessonParent = {
  /** The end of the viewer's access to all of them; null if never bought. */
  accessEndsAt: Date | null
  /** Null for a draft. */
  publishedAt: Date | null
}

/** Maps lessons to the contract. A video's addresses are included only if the viewer may watch it. */
export function presentLessons(
  rows: LessonRow[],
  { accessEndsAt, publishedAt }: LessonParent,
  { now, addresses }: { now: Date; addresses: MediaAddresses },
): Lesson[] {
  const isDraft = publishedAt === null
  return rows.map(({ id, slug, name, position, isFree, type, duration, choiceEndsAt, resource }) => {
    const endsAt = laterOf(accessEndsAt, dateFromJson(choiceEndsAt))
    const until = watchableUntil({ isFree, isDraft, accessEndsAt: endsAt }, now)
    const address = (file: string | null | undefined) =>
      resource && file && until ? addresses(resource.id, file, until, now) : null
    return {
      id,
      slug,
      name,
      position,
      is_free: isFree,
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
  })
}
