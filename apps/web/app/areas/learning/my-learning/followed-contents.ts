import type {
  FollowedCourseCard,
  FollowedOnlineMasterclassCard,
  FollowedProgramCard,
} from '@chignon/contract/learning/education'
import type { Followed } from './followed-tile.tsx'

type Lists = {
  courses: FollowedCourseCard[]
  programs: FollowedProgramCard[]
  onlineMasterclasses: FollowedOnlineMasterclassCard[]
}

/** How many contents the profile offers to continue with. */
const maxContinued = 3

// The last days of access are mentioned in the profile.
const daysToMention = 7

/** What a learner continues, the most recent first, and what expires within a week, the soonest first. */
export function sortFollowed({ courses, programs, onlineMasterclasses }: Lists) {
  const all: Followed[] = [
    ...courses.map((course) => ({ kind: 'courses' as const, ...course })),
    ...programs.map((program) => ({ kind: 'programs' as const, ...program })),
    ...onlineMasterclasses.map((masterclass) => ({ kind: 'online-masterclasses' as const, ...masterclass })),
  ]
  const running = all.filter(({ has_expired }) => !has_expired)
  const open = running.filter(({ next_lesson }) => next_lesson !== null)
  const ending = running.filter(({ remaining_days }) => (remaining_days ?? Infinity) <= daysToMention)
  return {
    continued: open
      .toSorted((a, b) => (b.last_active_at ?? '').localeCompare(a.last_active_at ?? ''))
      .slice(0, maxContinued),
    ending: ending.toSorted((a, b) => (a.remaining_days ?? 0) - (b.remaining_days ?? 0)),
  }
}
