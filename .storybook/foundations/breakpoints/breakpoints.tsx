import { Ruler } from './ruler.tsx'
import { useMeasures } from './use-measures.ts'
import type { Texts } from './texts.ts'

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

/** The ranges of widths, and the current one. */
export function Breakpoints({ texts }: { texts: Texts }) {
  const { probe, measures } = useMeasures()
  const figures = new Intl.NumberFormat(texts.locale, { useGrouping: false, maximumFractionDigits: 0 })
  const px = (length: number) => texts.px(figures.format(length))
  return (
    <div className="content-width py-10">
      <span ref={probe} aria-hidden="true" className="invisible absolute text-[medium]" />
      {measures && (
        <div className="grid grid-cols-1 gap-12">
          <header className="grid grid-cols-1 gap-8 md:grid-cols-[1fr_1.2fr] md:items-end">
            <div>
              <p className="overline-label text-accent">{texts.now}</p>
              <p className="headline-type mt-3 text-hero">{px(measures.window)}</p>
            </div>
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-4">
              <Fact name={texts.current}>
                {measures.ranges.find(({ isCurrent }) => isCurrent)?.name ?? ''}
              </Fact>
              <Fact name={texts.content} note={texts.max(px(measures.maxContent))}>
                {px(measures.content)}
              </Fact>
              <Fact name={texts.gutter}>{px(measures.gutter)}</Fact>
            </dl>
          </header>
          <Ruler measures={measures} texts={texts} />
          <ol>
            {measures.ranges.map(({ name, written: length, from, isCurrent }, at) => (
              <li
                key={name}
                aria-current={isCurrent ? 'true' : undefined}
                data-name={name}
                className="grid grid-cols-1 gap-x-6 gap-y-2 border-t border-line py-5 last:border-b sm:grid-cols-[8rem_10rem_minmax(0,1fr)] sm:items-baseline aria-current:border-t-accent"
              >
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="text-subtitle font-medium">{name}</span>
                  {isCurrent && <span className="overline-label text-accent">{texts.here}</span>}
                </p>
                <p className="flex flex-wrap items-baseline gap-x-3 text-small text-text-muted tabular-nums">
                  {at === 0 ? (
                    `${texts.below} ${px(measures.ranges[1]?.from ?? 0)}`
                  ) : (
                    <>
                      <span>{texts.from(px(from))}</span>
                      <bdi className="text-caption">{length}</bdi>
                    </>
                  )}
                </p>
                <ul className="grid grid-cols-1 gap-1">
                  {texts.changes[name].map((change) => (
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
