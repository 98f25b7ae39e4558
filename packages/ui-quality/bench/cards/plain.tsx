import './plain.css'
import { courses } from './course.ts'

/** Plain elements: the reference for all libraries. */
export function Cards() {
  return courses.map(({ id, title, text, badge, action }) => (
    <article key={id} className="card">
      <h3 className="card-title">{title}</h3>
      <p className="card-text">{text}</p>
      <span className="badge badge-neutral">{badge}</span>
      <button type="button" className="button button-primary">
        {action}
      </button>
    </article>
  ))
}
