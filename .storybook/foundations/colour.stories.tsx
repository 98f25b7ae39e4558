import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { contrast } from './contrast.ts'
import { sameColour, tokensOf } from './tokens.ts'
import { TokenBrowser } from './tokens/token-browser.tsx'

const meta = { title: 'Foundations/Colour', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A token, its use, the backgrounds it is used on, and the minimum contrast on each of them. */
type Tone = { token: string; minimum: number; use: string; on?: readonly string[] }

const grounds = ['ground', 'surface', 'raised'] as const

const tones: readonly Tone[] = [
  { token: 'text', minimum: 7, use: 'Body and titles' },
  { token: 'text-muted', minimum: 4.5, use: 'Secondary text' },
  { token: 'accent', minimum: 4.5, use: 'Links, prices, the main action' },
  { token: 'accent-strong', minimum: 4.5, use: 'The accent on hover' },
  { token: 'success', minimum: 4.5, use: 'Success' },
  { token: 'error', minimum: 4.5, use: 'Errors' },
  { token: 'warning', minimum: 4.5, use: 'Warnings' },
  { token: 'info', minimum: 4.5, use: 'Information' },
  { token: 'line-strong', minimum: 3, use: 'Borders of controls' },
  { token: 'focus', minimum: 3, use: 'The focus ring' },
  { token: 'line', minimum: 1, use: 'Separators' },
]

const pairs: readonly Tone[] = [
  { token: 'text-on-accent', on: ['accent', 'accent-strong'], minimum: 4.5, use: 'Text on the accent' },
  { token: 'text', on: ['accent-soft'], minimum: 7, use: 'Text on a selected item' },
  { token: 'accent-strong', on: ['accent-soft'], minimum: 4.5, use: 'The accent on a selected item' },
]

function Ratio({ token, on, minimum }: { token: string; on: string; minimum: number }) {
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
      data-passes={ratio === undefined ? undefined : ratio >= minimum}
      className="grid min-h-16 content-center rounded-media border border-line px-1.5 sm:px-3"
      style={{ color: `var(--color-${token})`, backgroundColor: `var(--color-${on})` }}
    >
      {minimum >= 4.5 ? (
        <span translate="no" className="text-subtitle leading-none font-medium">
          Aa
        </span>
      ) : (
        <span className="my-2.5 w-10 border-t-2" />
      )}
      {/* On the page's background, because not every pair is readable as small text. */}
      <span className="mt-1 justify-self-start rounded-media bg-ground px-1 text-caption text-text tabular-nums">
        {ratio?.toFixed(1)}
        {ratio !== undefined && ratio < minimum && <span>{`, under ${minimum}`}</span>}
      </span>
    </span>
  )
}

/** A token's name: beside its backgrounds, or above them on narrow screens. */
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
      {tones.map(({ token, minimum, use }) => (
        <div key={token} className={row}>
          <div>
            <p className="text-small font-medium">{token}</p>
            <p className="text-caption text-text-muted">{use}</p>
          </div>
          {grounds.map((on) => (
            <Ratio key={on} token={token} on={on} minimum={minimum} />
          ))}
        </div>
      ))}
      {pairs.map(({ token, minimum, use, on = [] }) => (
        <div key={`${token} ${on.join()}`} className={row}>
          <div>
            <p className="text-small font-medium">{token}</p>
            <p className="text-caption text-text-muted">{use}</p>
          </div>
          {on.map((name) => (
            <Ratio key={name} token={token} on={name} minimum={minimum} />
          ))}
        </div>
      ))}
    </section>
  )
}

async function allPass(canvas: HTMLElement, count: number): Promise<void> {
  await waitFor(() => expect(canvas.querySelectorAll('[data-passes]')).toHaveLength(count))
  const failing = [...canvas.querySelectorAll('[data-passes="false"]')].map((cell) => cell.textContent)
  await expect(failing).toEqual([])
}

const bothPass: NonNullable<Story['play']> = ({ canvasElement }) =>
  allPass(canvasElement, (grounds.length * tones.length + pairs.flatMap(({ on = [] }) => on).length) * 2)

/** Every colour on its backgrounds, with the contrast measured in the browser. */
export const Tokens: Story = {
  render: () => (
    <div className="grid grid-cols-1 md:grid-cols-2">
      <Theme theme="dark" />
      <Theme theme="light" />
    </div>
  ),
  play: bothPass,
}

/** The colours with more contrast. */
export const MoreContrast: Story = {
  render: () => (
    <div className="grid grid-cols-1 md:grid-cols-2">
      <Theme theme="dark" isStrong />
      <Theme theme="light" isStrong />
    </div>
  ),
  play: bothPass,
}

/** Tokens for single components: the beginning of their names, their use, and the text that must be readable on them. */
type Group = { name: string; use: string; pattern: RegExp; pairs?: readonly Tone[] }

const stops = (metal: string) => [1, 2, 3, 4].map((stop) => `${metal}-${stop}`)

const groups: readonly Group[] = [
  {
    name: 'On a picture',
    use: 'Text, its shade and controls on covers, videos and stories: the same in both themes',
    pattern: /^(on-)?picture/,
    pairs: [
      { token: 'on-picture', on: ['picture-shade'], minimum: 7, use: 'Text on a picture' },
      { token: 'on-picture-muted', on: ['picture-shade'], minimum: 4.5, use: 'Secondary text on a picture' },
    ],
  },
  { name: 'Strands', use: 'Hair drawn on the page background', pattern: /^strand-/ },
  ...(['silver', 'gold', 'premium'] as const).map((metal) => ({
    name: `Metal: ${metal}`,
    use: 'Certificates and their badges, from light to dark',
    pattern: new RegExp(`^${metal}-`),
    pairs: [{ token: 'picture-shade', on: stops(metal), minimum: 4.5, use: 'Text on the metal' }],
  })),
  { name: 'Covers', use: 'Placeholders of covers while their pictures load', pattern: /^cover-/ },
]

const componentPairs = groups.flatMap(({ pairs = [] }) => pairs.flatMap(({ on = [] }) => on))

/** A colour, its name, and the primitive it has in this theme, if any. */
function Swatch({ property, primitives }: { property: string; primitives?: readonly string[] }) {
  const ref = useRef<HTMLSpanElement>(null)
  const [source, setSource] = useState<string>()
  useEffect(() => {
    const swatch = ref.current
    if (swatch) setSource(primitives?.find((primitive) => sameColour(swatch, property, primitive)))
  }, [property, primitives])
  const name = property.replace(/^--(chignon|color)-/, '')
  return (
    <li className="grid grid-cols-1 content-start gap-1.5">
      <span
        ref={ref}
        className="h-14 rounded-media border border-line forced-color-adjust-none"
        style={{ backgroundColor: `var(${property})` }}
      />
      <span className="text-caption font-medium">{name}</span>
      {source && <span className="text-caption text-text-muted">{source.replace('--chignon-', '')}</span>}
    </li>
  )
}

const swatches = 'grid grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] gap-x-3 gap-y-4'

function Layer({ name, use, children }: { name: string; use: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-6 border-t border-line-strong pt-4">
      <div className="grid grid-cols-1 gap-1">
        <h3 className="text-subtitle font-medium">{name}</h3>
        <p className="max-w-prose text-small text-text-muted">{use}</p>
      </div>
      {children}
    </section>
  )
}

function Layers({ theme }: { theme: 'light' | 'dark' }) {
  const [all] = useState(() => tokensOf(document.styleSheets))
  const primitives = useMemo(() => all.filter((token) => token.startsWith('--chignon-')), [all])
  const colours = all.filter((token) => /^--color-(?!transparent|current)/.test(token))
  const groupOf = (colour: string) =>
    groups.find(({ pattern }) => pattern.test(colour.replace('--color-', '')))
  return (
    <section
      data-theme={theme}
      aria-label={`${theme}, layers`}
      className="grid grid-cols-1 content-start gap-12 p-4 sm:p-10"
    >
      <h2 className="headline-type text-heading">{theme === 'dark' ? 'Dark' : 'Light'}</h2>
      <Layer name="1. Primitives" use="The colours of the brand. No component uses them directly.">
        <ul className={swatches}>
          {primitives.map((primitive) => (
            <Swatch key={primitive} property={primitive} />
          ))}
        </ul>
      </Layer>
      <Layer
        name="2. Semantic"
        use="Colours by purpose, used by all components. Below each, its primitive in this theme."
      >
        <ul className={swatches}>
          {colours
            .filter((colour) => !groupOf(colour))
            .map((colour) => (
              <Swatch key={colour} property={colour} primitives={primitives} />
            ))}
        </ul>
      </Layer>
      <Layer name="3. Component" use="Colours for a few components only.">
        {groups.map((group) => (
          <div key={group.name} className="grid grid-cols-1 gap-4">
            <div>
              <h4 className="text-small font-medium">{group.name}</h4>
              <p className="text-caption text-text-muted">{group.use}</p>
            </div>
            <ul className={swatches}>
              {colours
                .filter((colour) => groupOf(colour) === group)
                .map((colour) => (
                  <Swatch key={colour} property={colour} />
                ))}
            </ul>
            {group.pairs?.map(({ token, on = [], minimum, use }) => (
              <div key={token} className="grid grid-cols-1 gap-2">
                <p className="text-caption text-text-muted">
                  {use}: {token}
                </p>
                <div className="grid grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] gap-3">
                  {on.map((name) => (
                    <Ratio key={name} token={token} on={name} minimum={minimum} />
                  ))}
                </div>
              </div>
            ))}
          </div>
        ))}
      </Layer>
    </section>
  )
}

/** From the colours of the brand to colours by purpose to those of single components. */
export const ThreeLayers: Story = {
  render: () => (
    <div className="grid grid-cols-1 md:grid-cols-2">
      <Layers theme="dark" />
      <Layers theme="light" />
    </div>
  ),
  play: (context) => allPass(context.canvasElement, componentPairs.length * 2),
}

/** The colour tokens: search and copy them. */
export const Values: Story = {
  parameters: { layout: 'padded' },
  render: () => <TokenBrowser only={['Colours by purpose', 'Colours of the brand', 'Metals and covers']} />,
}
