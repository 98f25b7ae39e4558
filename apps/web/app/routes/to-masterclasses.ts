import { redirect } from 'react-router'

/** The names live-masterclasses and online-masterclasses lead to /masterclasses (specification §2). */
export function loader() {
  return redirect('/masterclasses', 301)
}
