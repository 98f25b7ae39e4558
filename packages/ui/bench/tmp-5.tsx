import { courses } from '/work/main/packages/ui/bench/cards/course.ts'
import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'

export function Cards() { return courses.map(({ id, title, text, badge, action }) => (
 <article key={id} className="card"><h3 className="card-title">{title}</h3><p className="card-text">{text}</p><span className="badge badge-neutral">{badge}</span><T>{action}</T></article>)) }
function T({children, className, variant, size, ...rest}: any) { return <button type="button" className="touch-target relative inline-flex items-center justify-center gap-2 rounded-control border font-medium cursor-pointer select-none whitespace-nowrap no-underline transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55 aria-busy:opacity-100 border-transparent bg-accent text-text-on-accent not-disabled:hover:bg-accent-strong min-h-11 px-5 text-small" {...rest}>{children}</button> }