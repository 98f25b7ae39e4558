import { userBadges } from '../platform/db/schema/badge.ts'
import { businesses } from '../platform/db/schema/business.ts'
import { galleryPictures } from '../platform/db/schema/gallery.ts'
import { socialLinks } from '../platform/db/schema/social-link.ts'
import { daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'

type Profile = Sample['profiles'][number]
type Row<Item> = { item: Item; userId: string; id: string; position: number }

/** Inserts the contents of profiles: pictures, social links, businesses and badges. */
export async function seedProfiles({ db, sample, now }: SeedContext): Promise<void> {
  const rows = <Item>(noun: string, listOf: (profile: Profile) => Item[]): Row<Item>[] =>
    sample.profiles.flatMap((profile) =>
      listOf(profile).map((item, index) => ({
        item,
        id: seedId(noun, profile.person, index),
        userId: seedId('user', profile.person),
        position: index + 1,
      })),
    )
  await db.insert(galleryPictures).values(
    rows('gallery-picture', ({ gallery }) => gallery).map(({ item, ...row }) => ({
      ...row,
      ...item,
      width: 400,
      height: 500,
    })),
  )
  await db
    .insert(socialLinks)
    .values(
      rows('social-link', (profile) => profile.social_links).map(({ item, ...row }) => ({ ...row, ...item })),
    )
  await db.insert(businesses).values(
    rows('business', (profile) => profile.businesses).map(({ item: { type, ...item }, ...row }) => ({
      ...row,
      ...item,
      typeId: seedId('business-type', type),
    })),
  )
  await db.insert(userBadges).values(
    rows('user-badge', (profile) => profile.badges).map(({ item, userId }) => ({
      userId,
      badgeId: seedId('badge', item.badge),
      earnedAt: daysBefore(now, item.days_ago),
    })),
  )
}
