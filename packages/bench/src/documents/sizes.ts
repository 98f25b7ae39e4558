/** How many courses are edited at once. */
export const courseCount = 20

/** How many lessons each has. */
export const lessonCount = 60
