import { useEffect, useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { contrast } from './contrast.ts'

const meta = { title: 'Foundations/Colour', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A token, the least contrast it needs against each ground it may stand on, and what it is for. */
type Tone = { token: string; least: number; use: string; on?: readonly string[] }

const grounds = ['ground', 'surface', 'raised'] as const

const tones: readonly Tone[] = [
  { token: 'text', least: 7, use: 'Body and titles' },
  { token: 'text-muted', least: 4.5, use: 'What is said beside it' },
  { token: 'accent', least: 4.5, use: 'Links, prices, the one thing to do' },
  { token: 'accent-strong', least: 4.5, use: 'The accent under the pointer' },
  { token: 'success', least: 4.5, use: 'It worked' },
  { token: 'error', least: 4.5, use: 'It did not' },
  { token: 'warning', least: 4.5, use: 'It will not for long' },
  { token: 'info', least: 4.5, use: 'Good to know' },
  { token: 'line-strong', least: 3, use: 'Borders of controls' },
  { token: 'focus', least: 3, use: 'The ring round what has the focus' },
  { token: 'line', least: 1, use: 'Between things' },
]

const pairs: readonly Tone[] = [
  { token: 'text-on-accent', on: ['accent', 'accent-strong'], least: 4.5, use: 'Words on the accent' },
  { token: 'text', on: ['accent-soft'], least: 7, use: 'Words on what is chosen' },
  { token: 'accent-strong', on: ['accent-soft'], least: 4.5, use: 'The accent on what is chosen' },
  { token: 'on-picture', on: ['picture-shade'], least: 7, use: 'Words on a picture' },
]

function Ratio({ token, on, least }: { token: string; on: string; least: number }) {
  const ref = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number>()
  useEffect(() => {
    if (!ref.current) return
    const { color, backgroundColor } = getComputedStyle(ref.current)
    setRatio(contrast(color, backgroundColor))
  }, [])
  return (
    <span
      ref={ref}
      data-passes={ratio === undefined ? undefined : ratio >= least}
      className="grid min-h-16 content-center rounded-media border border-line px-1.5 sm:px-3"
      style={{ color: `var(--color-${token})`, backgroundColor: `var(--color-${on})` }}
    >
      {least >= 4.5 ? (
        <span translate="no" className="text-subtitle leading-none font-medium">
          Aa
        </span>
      ) : (
        <span className="my-2.5 w-10 border-t-2" />
      )}
      {/* Read on the page's own ground wherever the pair itself is no pair for small text. */}
      <span className="mt-1 justify-self-start rounded-media bg-ground px-1 text-caption text-text tabular-nums">
        {ratio?.toFixed(1)}
        {ratio !== undefined && ratio < least && `, under ${least}`}
      </span>
    </span>
  )
}

/** A token's name, over its grounds where there is no room beside them. */
const row =
  'grid grid-cols-3 items-center gap-2 *:first:col-span-3 sm:grid-cols-[7.5rem_repeat(3,1fr)] sm:*:first:col-span-1'

function Theme({ theme, isStrong = false }: { theme: 'light' | 'dark'; isStrong?: boolean }) {
  return (
    <section
      data-theme={theme}
      data-contrast={isStrong ? 'more' : undefined}
      aria-label={theme}
      className="grid grid-cols-1 content-start gap-4 p-4 sm:p-10"
    >
      <h2 className="headline-type text-heading">{theme === 'dark' ? 'Dark' : 'Light'}</h2>
      {tones.map(({ token, least, use }) => (
        <div key={token} className={row}>
          <div>
            <p className="text-small font-medium">{token}</p>
            <p className="text-caption text-text-muted">{use}</p>
          </div>
          {grounds.map((on) => (
            <Ratio key={on} token={token} on={on} least={least} />
          ))}
        </div>
      ))}
      {pairs.map(({ token, least, use, on = [] }) => (
        <div key={`${token} ${on.join()}`} className={row}>
          <div>
            <p className="text-small font-medium">{token}</p>
            <p className="text-caption text-text-muted">{use}</p>
          </div>
          {on.map((name) => (
            <Ratio key={name} token={token} on={name} least={least} />
          ))}
        </div>
      ))}
    </section>
  )
}

const bothPass: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const count = (grounds.length * tones.length + pairs.flatMap(({ on = [] }) => on).length) * 2
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-passes]')).toHaveLength(count))
  const failing = [...canvasElement.querySelectorAll('[data-passes="false"]')].map((cell) => cell.textContent)
  await expect(failing).toEqual([])
}

/** Every tone on the grounds it may stand on, measured where it is seen: the numbers are the browser's. */
export const Tokens: Story = {
  render: () => (
    <div className="grid grid-cols-1 md:grid-cols-2">
      <Theme theme="dark" />
      <Theme theme="light" />
    </div>
  ),
  play: bothPass,
}

/** What changes for those who ask for more contrast. */
export const MoreContrast: Story = {
  render: () => (
    <div className="grid grid-cols-1 md:grid-cols-2">
      <Theme theme="dark" isStrong />
      <Theme theme="light" isStrong />
    </div>
  ),
  play: bothPass,
}
