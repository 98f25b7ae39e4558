/** An entry of the plan that is chosen by pressing it. */
export const planLink =
  'block min-w-0 border-s-2 border-transparent py-2 ps-3 transition-colors hover:bg-surface aria-[current]:border-accent aria-[current]:bg-surface'
