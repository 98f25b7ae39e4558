/** How many courses the home page lists (HOME-1). */
export const maxListedCourses = 4

/** The courses that the home page offers: not those that the viewer can watch (HOME-6). */
export function notBought<Course extends { is_bought: boolean; has_expired: boolean }>(
  courses: readonly Course[],
): Course[] {
  return courses.filter(({ is_bought, has_expired }) => !is_bought || has_expired).slice(0, maxListedCourses)
}

/** The events that the home page offers: not those that the viewer has a ticket for. */
export function notGoing<Event extends { id: string }>(
  events: readonly Event[],
  going: readonly { id: string }[],
): Event[] {
  return events.filter(({ id }) => going.every((other) => other.id !== id))
}
