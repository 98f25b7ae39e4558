import { writeFile, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { serverBundle } from './bundles.ts'
import { compare } from './ratio.ts'
const head = `import { courses } from '${import.meta.dirname}/cards/course.ts'
import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'
`
const card = (cls: boolean, badge: string, button: string) => `${head}
export function Cards() { return courses.map(({ id, title, text, badge, action }) => (
 <article key={id} className="${cls ? 'rounded-media border border-line p-6' : 'card'}"><h3 className="${cls ? 'text-lead font-medium' : 'card-title'}">{title}</h3><p className="${cls ? 'text-small text-text-muted' : 'card-text'}">{text}</p>${badge}${button}</article>)) }`
const pb = '<span className="badge badge-neutral">{badge}</span>', pu = '<button type="button" className="button button-primary">{action}</button>'
const longB = '<span className="inline-flex items-center gap-1.5 rounded-pill border px-2.5 py-0.5 text-caption font-medium border-line text-text-muted">{badge}</span>'
const longU = '<button type="button" className="touch-target relative inline-flex items-center justify-center gap-2 rounded-control border font-medium cursor-pointer select-none whitespace-nowrap no-underline transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55 aria-busy:opacity-100 border-transparent bg-accent text-text-on-accent not-disabled:hover:bg-accent-strong min-h-11 px-5 text-small">{action}</button>'
const variants: [string, string][] = [
 ['plain', card(false, pb, pu)],
 ['plain long classes', card(true, longB, longU)],
 ['badge', card(false, '<Badge>{badge}</Badge>', pu)],
 ['button', card(false, pb, '<Button>{action}</Button>')],
 ['trivial component', card(false, pb, '<T>{action}</T>') + `\nfunction T({children, ...rest}: any) { return <button type="button" className="button button-primary" {...rest}>{children}</button> }`],
 ['trivial component long', card(false, pb, '<T>{action}</T>') + `\nfunction T({children, className, variant, size, ...rest}: any) { return ${longU.replace('{action}', '{children}').replace('">', '" {...rest}>')} }`],
]
const folder = await mkdtemp(path.join(import.meta.dirname, '../node_modules/.bench-'))
const files: string[] = []
for (const [i, [, code]] of variants.entries()) { const m = path.join(import.meta.dirname, `tmp-${i}.tsx`); await writeFile(m, code); files.push(await serverBundle({ name: '', module: m }, path.join(folder, `s${i}.mjs`))) }
const { stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'server-render.ts'), ...files], { env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' })
if (stderr) console.log(stderr)
const r = JSON.parse(stdout)
for (const [i, [n]] of variants.entries()) console.log(n, compare(r, i))
