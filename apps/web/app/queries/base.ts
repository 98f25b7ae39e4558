import { baseEndpoints } from '@chignon/contract'
import { queryFamily } from '../lib/query-family.ts'

export const educationCategoriesAtom = queryFamily(baseEndpoints.educationCategories)
