import * as z from 'zod/mini'
import { list, single } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { named } from '../platform/primitives.ts'
import { lineText } from '../platform/text-fields.ts'

/** A category of the catalogue, with a sentence about it and how many courses it holds. */
export const educationCategory = z.extend(named, {
  description: z.string(),
  courses_count: z.int(),
})

/** A country: ISO 3166-1 alpha-2 code and its name in the request's language. */
export const country = z.object({ code: z.string().check(z.length(2)), name: z.string() })

export type EducationCategory = z.infer<typeof educationCategory>
export type Country = z.infer<typeof country>

const countryCode = z.object({ code: lineText(56).check(z.minLength(2)) })

/** The lists that fill forms and filters (CALL-6). */
export const baseEndpoints = defineEndpoints('base', {
  educationCategories: {
    method: 'GET',
    path: '/base/education_categories',
    summary: 'The categories of the catalogue',
    response: list(educationCategory),
  },
  storyCategories: {
    method: 'GET',
    path: '/base/story_categories',
    summary: 'The categories of stories',
    response: list(named),
  },
  postCategories: {
    method: 'GET',
    path: '/base/post_categories',
    summary: 'The categories of posts',
    response: list(named),
  },
  interests: {
    method: 'GET',
    path: '/base/interests',
    summary: 'The interests a person can choose',
    response: list(named),
  },
  businessTypes: {
    method: 'GET',
    path: '/base/business-types',
    summary: 'The kinds of businesses',
    response: list(named),
  },
  countries: {
    method: 'GET',
    path: '/countries',
    summary: 'All countries, by name in the request’s language',
    response: list(country),
  },
  country: {
    method: 'GET',
    path: '/countries/{code}',
    summary: 'One country by its ISO 3166-1 alpha-2 code or its English name',
    params: countryCode,
    response: single(country),
  },
})
