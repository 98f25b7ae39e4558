import { Ruler } from './ruler.tsx'
import { useMeasures } from './use-measures.ts'
import type { Words } from './words.ts'

function Fact({ name, note, children }: { name: string; note?: string; children: string }) {
  return (
    <div className="grid grid-cols-1 content-start border-t border-line pt-3">
      <dt className="text-caption text-text-muted">{name}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-3 text-subtitle font-medium tabular-nums">
        {children}
        {note && <span className="text-caption font-normal text-text-muted">{note}</span>}
      </dd>
    </div>
  )
}

/** The ranges of widths, and which of them holds. */
export function Breakpoints({ words }: { words: Words }) {
  const { probe, measures } = useMeasures()
  const figures = new Intl.NumberFormat(words.locale, { useGrouping: false, maximumFractionDigits: 0 })
  const px = (length: number) => words.px(figures.format(length))
  return (
    <div className="content-width py-10">
      <span ref={probe} aria-hidden="true" className="invisible absolute text-[medium]" />
      {measures && (
        <div className="grid grid-cols-1 gap-12">
          <header className="grid grid-cols-1 gap-8 md:grid-cols-[1fr_1.2fr] md:items-end">
            <div>
              <p className="overline-label text-accent">{words.now}</p>
              <p className="headline-type mt-3 text-hero">{px(measures.window)}</p>
            </div>
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-4">
              <Fact name={words.holds}>{measures.ranges.find(({ isNow }) => isNow)?.name ?? ''}</Fact>
              <Fact name={words.content} note={words.most(px(measures.most))}>
                {px(measures.content)}
              </Fact>
              <Fact name={words.gutter}>{px(measures.gutter)}</Fact>
            </dl>
          </header>
          <Ruler measures={measures} words={words} />
          <ol>
            {measures.ranges.map(({ name, written: length, from, isNow }, at) => (
              <li
                key={name}
                aria-current={isNow ? 'true' : undefined}
                data-name={name}
                className="grid grid-cols-1 gap-x-6 gap-y-2 border-t border-line py-5 last:border-b sm:grid-cols-[8rem_10rem_minmax(0,1fr)] sm:items-baseline aria-current:border-t-accent"
              >
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="text-subtitle font-medium">{name}</span>
                  {isNow && <span className="overline-label text-accent">{words.here}</span>}
                </p>
                <p className="flex flex-wrap items-baseline gap-x-3 text-small text-text-muted tabular-nums">
                  {at === 0 ? (
                    `${words.below} ${px(measures.ranges[1]?.from ?? 0)}`
                  ) : (
                    <>
                      <span>{words.from(px(from))}</span>
                      <bdi className="text-caption">{length}</bdi>
                    </>
                  )}
                </p>
                <ul className="grid grid-cols-1 gap-1">
                  {words.changes[name].map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}
