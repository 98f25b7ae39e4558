import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenBrowser } from './tokens/token-browser.tsx'

const meta = { title: 'Foundations/Type' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function Specimen({ name, children }: { name: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState('')
  useEffect(() => {
    const element = ref.current?.firstElementChild
    if (!element) return
    const { fontSize, lineHeight } = getComputedStyle(element)
    setSize(`${Number.parseFloat(fontSize).toFixed(0)} / ${Number.parseFloat(lineHeight).toFixed(0)}`)
  }, [])
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line py-5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-baseline sm:gap-6">
      <p className="text-caption text-text-muted tabular-nums">
        {name} <span className="ms-2">{size}</span>
      </p>
      <div ref={ref}>{children}</div>
    </div>
  )
}

/** Bodoni from 28 px up, Instrument Sans below. Sizes follow the width of the window. */
export const Scale: Story = {
  render: () => (
    <>
      <Specimen name="hero">
        <p className="headline-type text-hero">
          The anatomy of <em>a perfect cut</em>
        </p>
      </Specimen>
      <Specimen name="display">
        <p className="headline-type text-display">Become a premium member</p>
      </Specimen>
      <Specimen name="headline">
        <p className="headline-type text-headline">Courses to begin with</p>
      </Specimen>
      <Specimen name="heading">
        <p className="headline-type text-heading">The bride, from morning to midnight</p>
      </Specimen>
      <Specimen name="title">
        <p className="headline-type text-title">Total $385.90</p>
      </Specimen>
      <Specimen name="subtitle">
        <p className="text-subtitle font-medium">The classic chignon in five moves</p>
      </Specimen>
      <Specimen name="lead">
        <p className="max-w-prose text-lead">
          Two days beside the chair: sectioning, angle, tension and weight, on live models and with your own
          hands.
        </p>
      </Specimen>
      <Specimen name="body">
        <p className="max-w-prose text-body">
          A bob forgives nothing at the nape, so that is where we begin: four sections, one-centimetre
          partings, zero elevation and almost no tension.
        </p>
      </Specimen>
      <Specimen name="small">
        <p className="text-small">8 lessons · 1 h 12 min · English, with subtitles in seven languages</p>
      </Specimen>
      <Specimen name="caption">
        <p className="text-caption text-text-muted">Updated on 14/03/2027</p>
      </Specimen>
      <Specimen name="overline-label">
        <p className="overline-label text-accent">Live masterclass · Lisbon</p>
      </Specimen>
    </>
  ),
}

/** Vazirmatn for headlines and text: heavier headlines, more line height for the marks, no letter spacing, Persian digits. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  render: () => (
    <>
      <Specimen name="hero">
        <p className="headline-type text-hero">راز یک کوتاهی بی‌نقص</p>
      </Specimen>
      <Specimen name="heading">
        <p className="headline-type text-heading">عروس، از صبح تا نیمه‌شب</p>
      </Specimen>
      <Specimen name="body">
        <p className="max-w-prose">
          باب در پشت گردن هیچ خطایی را نمی‌بخشد؛ برای همین از همان‌جا شروع می‌کنیم: چهار بخش، تقسیم‌های
          یک‌سانتی‌متری، زاویهٔ صفر و کمترین کشش.
        </p>
      </Specimen>
      <Specimen name="overline-label">
        <p className="overline-label text-accent">مسترکلاس حضوری · لیسبون</p>
      </Specimen>
      <Specimen name="digits">
        <p className="text-small tabular-nums">۸ درس · ۱ ساعت و ۱۲ دقیقه</p>
      </Specimen>
    </>
  ),
}

/** Tabular figures align in columns. */
export const Figures: Story = {
  render: () => (
    <ul className="grid max-w-80 gap-2 tabular-nums">
      {['$425.00', '−$42.50', '$3.40', '$1,111.11'].map((amount) => (
        <li key={amount} className="border-b border-line pb-2 text-end">
          {amount}
        </li>
      ))}
    </ul>
  ),
}

/** The tokens of typefaces, sizes and line heights: search and copy them. */
export const Values: Story = { render: () => <TokenBrowser only={['Type']} /> }
