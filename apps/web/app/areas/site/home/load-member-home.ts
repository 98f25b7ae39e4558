import { educationEndpoints, type NextLesson } from '@chignon/contract/learning/education'
import type { LiveMasterclassCard } from '@chignon/contract/catalogue/live-masterclass'
import { subscriptionEndpoints } from '@chignon/contract/commerce/subscription'
import type { AppLoadContext } from 'react-router'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'

/** What the home page shows of a member. */
export type MemberHome = {
  /** The lesson to continue with; null if nothing is left to watch. */
  nextLesson: NextLesson | null
  /** The events that are not over and that they hold tickets for, next one first. */
  going: readonly LiveMasterclassCard[]
  hasSubscription: boolean
}

/** Loads what the home page shows of the viewer; null for guests. What fails is left out. */
export async function loadMemberHome(context: AppLoadContext): Promise<MemberHome | null> {
  if (!context.session.token) return null
  const { loadOptional } = loaderQueries(context)
  const [nextLesson, events, subscription] = await Promise.all([
    loadOptional(educationEndpoints.nextLesson, {}),
    loadOptional(educationEndpoints.liveMasterclasses, {}),
    loadOptional(subscriptionEndpoints.show, {}),
  ])
  const current = subscription?.data
  return {
    nextLesson: nextLesson?.data ?? null,
    going:
      events?.data.filter(({ status, schedule }) => status !== 'finished' && schedule !== 'cancelled') ?? [],
    hasSubscription: current !== null && current !== undefined && current.state !== 'ended',
  }
}
