import { hashPassword } from '../identity/secret/password.ts'
import { userInterests, users } from '../platform/db/schema/user.ts'
import { daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

/** The password of all people in the sample. */
export const samplePassword = 'hairdesign'

/** Inserts the people and their interests. */
export async function seedPeople({ db, sample, now }: SeedContext): Promise<void> {
  // All have the same password, which is in the README.
  const passwordHash = await hashPassword(samplePassword)
  await db.insert(users).values(
    sample.people.map((person, index) => ({
      id: seedId('user', person.slug),
      email: person.email,
      emailVerifiedAt: daysBefore(now, 120),
      passwordHash,
      firstName: person.first_name,
      lastName: person.last_name,
      role: person.role,
      // The days of grace for a second factor begin with the sample.
      roleSince: now,
      gender: person.gender,
      country: person.country,
      locale: person.locale,
      about: person.about?.[person.locale] ?? null,
      aboutTranslations: person.about,
      createdAt: daysBefore(now, Math.max(400 - index * 20, 65 - index)),
    })),
  )
  const interestCount = sample.interests.length
  await db.insert(userInterests).values(
    sample.people
      .filter((person) => person.about !== null)
      .flatMap((person, index) =>
        [0, 2, 5].map((step) => ({
          userId: seedId('user', person.slug),
          interestId: seedId('interest', sample.interests[(index + step) % interestCount]?.slug ?? ''),
        })),
      ),
  )
}
