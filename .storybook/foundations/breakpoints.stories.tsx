import { useEffect, useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

const meta = { title: 'Foundations/Breakpoints', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const names = ['sm', 'md', 'lg'] as const
type Name = (typeof names)[number]

type Range = {
  name: 'base' | Name
  /** As it stands in theme/scale.css: "40rem". */
  written: string
  /** In px of the window, in the browser's own text size. */
  from: number
  isNow: boolean
}

type Measures = {
  window: number
  content: number
  /** What content never passes. */
  most: number
  gutter: number
  ranges: readonly Range[]
}

const written = (property: string) => getComputedStyle(document.documentElement).getPropertyValue(property)

/** A window's width is compared in the browser's own text size, so one em of a medium font is one rem of a query. */
function measure(probe: HTMLElement): Measures {
  const widthOf = (length: string): number => {
    probe.style.inlineSize = length
    return probe.getBoundingClientRect().width
  }
  const gutter = widthOf('var(--spacing-gutter)')
  const most = widthOf('var(--container-content)')
  const window = globalThis.innerWidth
  const starts = names.map((name) => {
    const length = written(`--breakpoint-${name}`).trim()
    return { name, written: length, from: widthOf(length.replace('rem', 'em')) }
  })
  probe.style.inlineSize = ''
  const reached = starts.filter((one) => matchMedia(`(width >= ${one.written})`).matches).length
  const ranges = [{ name: 'base' as const, written: '0', from: 0 }, ...starts].map((one, at) => ({
    ...one,
    isNow: at === reached,
  }))
  return { window, gutter, most, content: Math.min(most, window - 2 * gutter), ranges }
}

/** Follows the window, and the text size in it. */
function useMeasures() {
  const probe = useRef<HTMLSpanElement>(null)
  const [measures, setMeasures] = useState<Measures>()
  useEffect(() => {
    const element = probe.current
    if (!element) return
    const update = () => setMeasures(measure(element))
    const resized = new ResizeObserver(update)
    resized.observe(document.documentElement)
    window.addEventListener('resize', update)
    update()
    return () => {
      resized.disconnect()
      window.removeEventListener('resize', update)
    }
  }, [])
  return { probe, measures }
}

type Words = {
  locale: string
  now: string
  here: string
  holds: string
  content: string
  gutter: string
  below: string
  /** A length, written: "640 px". */
  px: (length: string) => string
  from: (length: string) => string
  most: (length: string) => string
  ruler: (window: string, name: string) => string
  changes: Record<Range['name'], readonly string[]>
}

const english: Words = {
  locale: 'en',
  now: 'The window now',
  here: 'now',
  holds: 'Holds',
  content: 'Content',
  gutter: 'Gutter',
  below: 'below',
  px: (length) => `${length} px`,
  from: (length) => `from ${length}`,
  most: (length) => `at most ${length}`,
  ruler: (window, name) => `A window of ${window} on the ruler of breakpoints: ${name} holds.`,
  changes: {
    base: [
      'One column; small cards stand in twos',
      'Navigation in a drawer',
      'Dialogs rise from the lower edge, as wide as the window',
      'A carousel lets the next slide peep in',
    ],
    sm: [
      'Cards and choices in twos and threes',
      'Dialogs in the middle, with corners all round',
      'Every page number, and the whole path of breadcrumbs',
    ],
    md: [
      'Cards in threes and fours',
      'Navigation in the header, in place of the drawer',
      'Text and picture side by side; the strands beside the hero’s words',
      'The footer’s brand beside its links',
    ],
    lg: ['The header breathes: wider gaps, the language by its name'],
  },
}

const persian: Words = {
  locale: 'fa',
  now: 'پنجره اکنون',
  here: 'اکنون',
  holds: 'برقرار',
  content: 'محتوا',
  gutter: 'حاشیه',
  below: 'کمتر',
  px: (length) => `${length} پیکسل`,
  from: (length) => `از ${length}`,
  most: (length) => `حداکثر ${length}`,
  ruler: (window, name) => `پنجره‌ای به پهنای ${window} روی خط‌کش نقطه‌های شکست: ${name} برقرار است.`,
  changes: {
    base: [
      'یک ستون؛ کارت‌های کوچک دوتادوتا',
      'منو در کشو',
      'گفت‌وگوها از لبهٔ پایین و به پهنای پنجره باز می‌شوند',
      'در چرخ‌فلک گوشهٔ اسلاید بعدی پیداست',
    ],
    sm: [
      'کارت‌ها و گزینه‌ها دوتا و سه‌تا کنار هم',
      'گفت‌وگوها در میانهٔ صفحه',
      'همهٔ شماره‌های صفحه و مسیر کامل راهنما',
    ],
    md: [
      'کارت‌ها سه‌تا و چهارتا کنار هم',
      'منو در سربرگ به‌جای کشو',
      'متن و تصویر کنار هم؛ تارهای مو کنار عنوان',
      'نشان پانویس کنار پیوندها',
    ],
    lg: ['سربرگ نفس می‌کشد: فاصله‌های بازتر و نام زبان'],
  },
}

const hatched = 'bg-[repeating-linear-gradient(135deg,var(--color-line-strong)_0_1px,transparent_1px_6px)]'

const share = (part: number, whole: number) => `${(part / whole) * 100}%`

/** Everything in one column, upon each other: what belongs to a width begins where that width is on the scale. */
function Ruler({ measures, words }: { measures: Measures; words: Words }) {
  const { window, content, gutter, ranges } = measures
  // As far as the window, or so far that there is room after the last; larger text moves them all outwards.
  const least = Math.max(window, (ranges.at(-1)?.from ?? 0) * 1.5)
  const label = least > 2400 ? 800 : 400
  const tick = label / 5
  const whole = Math.ceil(least / tick) * tick
  const figures = new Intl.NumberFormat(words.locale, { useGrouping: false, maximumFractionDigits: 0 })
  const now = ranges.find(({ isNow }) => isNow)?.name ?? ''
  const starts = ranges.slice(1)
  const band = starts.length + 1
  return (
    <div
      role="img"
      aria-label={words.ruler(words.px(figures.format(window)), now)}
      className="grid grid-cols-1 text-caption tabular-nums *:col-start-1"
    >
      {starts.map(({ name, from, isNow }, at) => (
        <p
          key={name}
          className={`flex flex-wrap gap-x-2 pb-2 ps-2 ${isNow ? 'text-text' : 'text-text-muted'}`}
          style={{ gridRow: at + 1, marginInlineStart: share(from, whole) }}
        >
          <span className="font-medium">{name}</span>
          {figures.format(from)}
        </p>
      ))}
      {starts.map(({ name, from }, at) => (
        <span
          key={name}
          className="w-0 justify-self-start border-s border-line-strong"
          style={{ gridRow: `${at + 1} / ${band}`, marginInlineStart: share(from, whole) }}
        />
      ))}
      <div className="flex h-4 border-y border-e border-line-strong" style={{ gridRow: band }}>
        {ranges.map(({ name, from, isNow }, at) => (
          <span
            key={name}
            className={`border-s border-line-strong ${isNow ? 'bg-accent forced-colors:bg-[Highlight]' : ''}`}
            style={{ inlineSize: share((ranges[at + 1]?.from ?? whole) - from, whole) }}
          />
        ))}
      </div>
      <div className="flex h-2.5 border-e border-line" style={{ gridRow: band + 1 }}>
        {Array.from({ length: whole / tick }, (_, at) => (
          <span key={at} className="grow border-s border-line" />
        ))}
      </div>
      {/* The page as it is now, cut across: what is free, the gutters, the content. */}
      <div
        className="flex h-20 border-x border-b border-text"
        style={{ gridRow: band + 2, inlineSize: share(window, whole) }}
      >
        <span className="grow" />
        <span className={hatched} style={{ inlineSize: share(gutter, window) }} />
        <span
          className="border-x border-dashed border-line-strong"
          style={{ inlineSize: share(content, window) }}
        />
        <span className={hatched} style={{ inlineSize: share(gutter, window) }} />
        <span className="grow" />
      </div>
      <span
        className="z-1 -ms-px w-0 justify-self-start border-s-2 border-text"
        style={{ gridRow: `${band} / ${band + 3}`, marginInlineStart: `calc(${share(window, whole)} - 2px)` }}
      />
      <div className="flex pt-2 text-text-muted" style={{ gridRow: band + 3 }}>
        {Array.from({ length: Math.floor(whole / label) }, (_, at) => (
          <span key={at} style={{ inlineSize: share(label, whole) }}>
            {figures.format(at * label)}
          </span>
        ))}
      </div>
    </div>
  )
}

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

function Breakpoints({ words }: { words: Words }) {
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

const holds: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const expected = () =>
    [
      'base',
      ...names.filter((name) => matchMedia(`(width >= ${written(`--breakpoint-${name}`)})`).matches),
    ].at(-1)
  await waitFor(() => {
    const now = [...canvasElement.querySelectorAll<HTMLElement>('[aria-current]')]
    return expect(now.map((one) => one.dataset['name'])).toEqual([expected()])
  })
}

/** Where the layout changes, and where the window is now: make it narrower or wider, and the ruler follows. */
export const Ranges: Story = { render: () => <Breakpoints words={english} />, play: holds }

/** From the right, in digits of its own. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  render: () => <Breakpoints words={persian} />,
  play: holds,
}
