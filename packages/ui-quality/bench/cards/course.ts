/** The content of the cards, the same for every library. */
export type Course = { id: number; title: string; text: string; badge: string; action: string }

const titles = [
  'The bob, from line to movement',
  'Balayage by hand',
  'The classic chignon',
  'Fades and tapers',
]

export const courses: Course[] = Array.from({ length: 500 }, (_, id) => ({
  id,
  title: `${titles[id % titles.length] ?? ''} ${id}`,
  text: `${4 + (id % 9)} lessons, ${30 + (id % 60)} minutes, with a certificate at the end.`,
  badge: id % 3 ? 'New' : 'Popular',
  action: 'Reserve your seat',
}))
