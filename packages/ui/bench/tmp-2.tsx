import { courses } from '/work/main/packages/ui/bench/cards/course.ts'
import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'

export function Cards() { return courses.map(({ id, title, text, badge, action }) => (
 <article key={id} className="card"><h3 className="card-title">{title}</h3><p className="card-text">{text}</p><Badge>{badge}</Badge><button type="button" className="button button-primary">{action}</button></article>)) }