import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { sampleSchema, type Sample } from './sample.ts'

const folder = fileURLToPath(new URL('../../sample', import.meta.url))

const files: Record<keyof Sample, string> = {
  categories: 'categories.json',
  courses: 'courses/*.json',
  programs: 'programs/*.json',
  liveMasterclasses: 'live-masterclasses/*.json',
  onlineMasterclasses: 'online-masterclasses/*.json',
  qualifications: 'qualifications.json',
  posts: 'posts/*.json',
  postCategories: 'post-categories.json',
  stories: 'stories.json',
  discussions: 'discussions.json',
  conversations: 'conversations.json',
  reports: 'reports.json',
  listedWords: 'listed-words.json',
  exams: 'exams/*.json',
  promoCodes: 'promo-codes.json',
  interests: 'interests.json',
  businessTypes: 'business-types.json',
  people: 'people.json',
  badges: 'badges.json',
  profiles: 'profiles.json',
  subscriptionPlans: 'subscription-plans.json',
  clips: 'clips.json',
}

/** Reads and validates the sample content. The error message contains the path of each invalid value. */
export function readSample(): Sample {
  const read = Object.entries(files).map(([name, pattern]) => {
    const paths = globSync(pattern, { cwd: folder }).toSorted()
    const contents = paths.map((file): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    return [name, pattern.includes('*') ? contents : contents[0]] as const
  })
  const result = sampleSchema.safeParse(Object.fromEntries(read))
  if (!result.success) throw new Error(`The sample content is invalid: ${z.prettifyError(result.error)}`)
  return result.data
}
