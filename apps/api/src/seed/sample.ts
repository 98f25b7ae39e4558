import { subscriptionIntervals } from '@chignon/contract/commerce/subscription'
import { certificateTiers } from '@chignon/contract/identity/award'
import { genders } from '@chignon/contract/identity/user'
import { memberRoles } from '@chignon/contract/platform/permission'
import { reportReasons } from '@chignon/contract/community/report'
import { postTypes } from '@chignon/contract/community/post'
import { levels } from '@chignon/contract/catalogue/course'
import { examQuestionTypes } from '@chignon/contract/learning/exam'
import { locales } from '@chignon/contract/platform/locale'
import { z } from 'zod'
import { promoCodeKinds } from '../platform/db/schema/promo-code.ts'

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const cents = z.int().gte(0)
const percent = z.int().gte(0).lte(100)
const time = z.string().regex(/^\d\d:\d\d$/)
const locale = z.enum(locales)

/** A text in all seven languages. */
const localized = z.strictObject({
  en: text,
  de: text,
  es: text,
  it: text,
  fr: text,
  pt: text,
  fa: text,
})

const named = z.strictObject({ slug, name: localized })
const lesson = z.strictObject({
  slug,
  type: z.enum(['video', 'text']),
  duration: z.int().gte(1),
  free: z.boolean(),
  name: localized,
})
const texts = { name: localized, summary: localized, description: localized }
const offer = { price: cents, discounted_price: cents.nullable(), popularity: percent }
const translatedRemark = z.strictObject({
  author: slug,
  days_ago: z.number().gte(0),
  locale,
  body: text,
  translations: z.optional(z.partialRecord(z.enum(locales), text)),
})

const category = z.strictObject({
  slug,
  coiffure: z.enum(['wave', 'part', 'knot', 'braid', 'cut', 'curl']),
  name: localized,
  description: localized,
})

const course = z.strictObject({
  slug,
  category: slug,
  ...offer,
  level: z.enum(levels),
  educators: z.array(slug).min(1),
  ...texts,
  outcomes: z.array(localized).min(1),
  lessons: z.array(lesson).min(3).max(8),
})

const program = z.strictObject({ slug, courses: z.array(slug).length(4), ...offer, ...texts })

/** The last day of the event on which a ticket or package can be used; default: the last one. */
const lastDay = z.optional(z.int().gte(1))

const liveMasterclass = z.strictObject({
  slug,
  category: slug,
  starts_in_days: z.int(),
  length_days: z.int().gte(1),
  starts_at: time,
  ends_at: time,
  timezone: z.string(),
  venue: z.strictObject({
    name: text,
    address: text,
    city: localized,
    country: z.string().length(2),
    latitude: z.number(),
    longitude: z.number(),
  }),
  educators: z.array(slug).min(1),
  ...texts,
  agenda: z
    .array(z.strictObject({ day: z.int().gte(1), at: time, minutes: z.int().gte(5), name: localized }))
    .min(1),
  tickets: z
    .array(
      z.strictObject({
        slug,
        price: cents,
        seats: z.int().gte(1),
        seats_taken: z.int().gte(0),
        last_day: lastDay,
        name: localized,
        note: localized,
      }),
    )
    .min(1),
  packages: z.array(
    z.strictObject({
      slug,
      price: cents,
      stock: z.int().gte(0),
      last_day: lastDay,
      name: localized,
      note: localized,
    }),
  ),
})

const onlineMasterclass = z.strictObject({
  slug,
  category: slug,
  ...offer,
  educators: z.array(slug).min(1),
  ...texts,
  outcomes: z.array(localized).min(1),
  lessons: z.array(lesson).min(3),
})

const post = z.strictObject({
  slug,
  type: z.enum(postTypes),
  category: slug,
  author: slug,
  published_days_ago: z.number().gte(0),
  likes: z.int().gte(0),
  name: localized,
  body: localized,
  comments: z.array(translatedRemark),
})

const person = z.strictObject({
  slug,
  first_name: text,
  last_name: text,
  email: z.email(),
  role: z.enum(memberRoles),
  gender: z.enum(genders),
  country: z.string().length(2),
  locale,
  about: localized.nullable(),
})

const storyCategory = z.strictObject({
  slug,
  name: localized,
  stories: z.array(z.strictObject({ slug, author: slug, hours_ago: z.number().gte(0), name: localized })),
})

const discussion = z.strictObject({
  slug,
  type: z.enum(['course', 'live-masterclass', 'online-masterclass', 'program', 'general']),
  about: slug.nullable(),
  author: slug,
  days_ago: z.number().gte(0),
  closed: z.boolean(),
  name: localized,
  body: localized,
  replies: z.array(translatedRemark),
})

/** What a person and the academy wrote to each other; each text is stored in the person's language, and has at least that one. */
const conversation = z.strictObject({
  person: slug,
  /** When the person last read it. */
  read_hours_ago: z.number().gte(0),
  messages: z
    .array(
      z.strictObject({ author: slug, hours_ago: z.number().gte(0), text: z.partialRecord(locale, text) }),
    )
    .min(1),
})

const report = z.strictObject({ reporter: slug, reason: z.enum(reportReasons), text: text.nullable() })

/** What members reported: comments of the sample, by their place under a post, and comments that wait for a moderator. */
const reports = z.strictObject({
  about: z.array(
    z.strictObject({ ...report.shape, post: slug, comment: z.int().gte(0), hours_ago: z.number().gte(0) }),
  ),
  held: z.array(
    z.strictObject({
      author: slug,
      post: slug,
      locale,
      body: text,
      hours_ago: z.number().gte(0),
      reports: z.array(report).min(1),
    }),
  ),
})

const exam = z.strictObject({
  program: slug,
  pass_percent: percent,
  questions: z
    .array(
      z.strictObject({
        slug,
        type: z.enum(examQuestionTypes),
        prompt: localized,
        options: z.array(
          z.strictObject({ slug, text: localized, correct: z.boolean(), cover: z.string().optional() }),
        ),
      }),
    )
    .min(1),
})

const promoCode = z.strictObject({
  code: text,
  kind: z.enum(promoCodeKinds),
  value: z.int().gte(1),
  starts_in_days: z.number(),
  ends_in_days: z.number(),
  total_uses: z.int().nullable(),
  uses_per_person: z.int().nullable(),
})

const metal = z.enum(certificateTiers)

const profile = z.strictObject({
  person: slug,
  gallery: z.array(z.strictObject({ path: z.string().regex(/^[a-z]+\/[a-z0-9-]+$/), caption: localized })),
  social_links: z.array(z.strictObject({ network: text, url: z.url({ protocol: /^https$/ }) })),
  businesses: z.array(
    z.strictObject({ type: slug, name: text, phone: text.nullable(), address: text.nullable() }),
  ),
  badges: z.array(z.strictObject({ badge: slug, days_ago: z.number().gte(0) })),
  certificates: z.array(
    z.strictObject({ tier: metal, of: slug, days_ago: z.number().gte(1), revoked: z.boolean().optional() }),
  ),
})

const subscriptionPlan = z.strictObject({
  slug,
  interval: z.enum(subscriptionIntervals),
  price: cents,
  videos_per_month: z.int().gte(1),
  recommended: z.boolean(),
  ...texts,
  benefits: z.array(localized).min(1),
})

/** A clip that lessons share, with its chapters and a file to download. */
const clip = z.strictObject({
  /** The folder in sample/media. */
  folder: slug,
  chapters: z.array(z.strictObject({ starts_at: z.int().gte(0), name: localized })),
  file: z.strictObject({ name: localized, path: text, type: text, bytes: z.int().gte(1) }),
})

/** The schema of the sample content. */
export const sampleSchema = z.strictObject({
  categories: z.array(category),
  courses: z.array(course),
  programs: z.array(program),
  liveMasterclasses: z.array(liveMasterclass),
  onlineMasterclasses: z.array(onlineMasterclass),
  qualifications: z.array(z.strictObject({ slug, category: slug, name: localized, description: localized })),
  posts: z.array(post),
  postCategories: z.array(named),
  stories: z.array(storyCategory),
  discussions: z.array(discussion),
  conversations: z.array(conversation),
  reports,
  listedWords: z.record(locale, z.array(text)),
  exams: z.array(exam),
  promoCodes: z.array(promoCode),
  interests: z.array(named),
  businessTypes: z.array(named),
  people: z.array(person),
  badges: z.array(z.strictObject({ slug, metal, name: localized, description: localized })),
  profiles: z.array(profile),
  subscriptionPlans: z.array(subscriptionPlan),
  clips: z.array(clip),
})

export type Sample = z.infer<typeof sampleSchema>
