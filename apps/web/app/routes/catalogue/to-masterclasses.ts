import { redirect } from 'react-router'

/** `/live-masterclasses` and `/online-masterclasses` redirect to `/masterclasses`. */
export function loader() {
  return redirect('/masterclasses', 301)
}
