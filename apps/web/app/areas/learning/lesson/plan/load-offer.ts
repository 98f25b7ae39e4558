import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { onlineMasterclassEndpoints } from '@chignon/contract/catalogue/online-masterclass'
import { programEndpoints } from '@chignon/contract/catalogue/program'
import type { AppLoadContext } from 'react-router'
import { loaderQueries } from '../../../../lib/data/loader-queries.ts'
import type { LearningKind } from './learning-kind.ts'

const endpoints = {
  courses: courseEndpoints.show,
  programs: programEndpoints.show,
  'online-masterclasses': onlineMasterclassEndpoints.show,
} as const

/** What is sold at an address, for viewers who have not bought it. Throws a 404 response if there is nothing. */
export async function loadOffer(
  context: AppLoadContext,
  kind: LearningKind,
  id: string,
): Promise<{ kind: LearningKind; slug: string; name: string }> {
  const { data } = await loaderQueries(context).load(endpoints[kind], { params: { id } })
  return { kind, slug: data.slug, name: data.name }
}
