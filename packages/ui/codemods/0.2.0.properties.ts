/** Custom properties by their old names, without `--`. */
const neutral = {
  paper: '50',
  'paper-deep': '100',
  linen: '200',
  'linen-deep': '300',
  'ash-light': '400',
  ash: '500',
  'ash-dark': '600',
  'umber-light': '700',
  umber: '750',
  'umber-dark': '800',
  'ink-raised': '850',
  'ink-surface': '900',
  ink: '950',
  'ink-deep': '1000',
}

const accent = {
  'brass-mist': '100',
  'brass-pale': '200',
  brass: '300',
  'brass-mid': '400',
  'brass-dark': '600',
  'brass-deep': '700',
  'brass-shade': '900',
}

const tones = { sage: 'success', rouge: 'error', amber: 'warning', slate: 'info' }

const renamed = (family: string, steps: Readonly<Record<string, string>>) =>
  Object.entries(steps).map(([name, step]) => [`chignon-${name}`, `chignon-${family}-${step}`] as const)

/** The primitive colours, which got neutral names. */
export const primitives: ReadonlyMap<string, string> = new Map([
  ...renamed('neutral', neutral),
  ...renamed('accent', accent),
  ...Object.entries(tones).flatMap(([name, tone]) => [
    [`chignon-${name}`, `chignon-${tone}-300`] as const,
    [`chignon-${name}-dark`, `chignon-${tone}-600`] as const,
  ]),
])

const prefixed = [
  'ground',
  'surface',
  'raised',
  'line',
  'line-strong',
  'text',
  'text-muted',
  'text-on-accent',
  'accent',
  'accent-strong',
  'accent-soft',
  'focus',
  'success',
  'error',
  'warning',
  'info',
  'scrim',
  'on-picture',
  'on-picture-muted',
  'picture-shade',
].map((name) => `color-${name}`)

/** The tokens, which got a prefix. Tailwind names its own the same way. */
export const tokens: ReadonlyMap<string, string> = new Map(
  [...prefixed, 'font-text', 'font-display', 'radius-control', 'radius-media', 'spacing-gutter'].map(
    (name) => [name, `chignon-${name}`],
  ),
)
