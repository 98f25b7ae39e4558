import { directionOf, type Locale } from '@chignon/contract/platform/locale'

/** The colours of the brand as light and dark hex values (packages/ui, theme/tokens.css). */
export const colours = {
  ground: ['#fbfaf7', '#120f0c'],
  raised: ['#ffffff', '#251f1b'],
  line: ['#dfd8cf', '#3d352f'],
  text: ['#120f0c', '#f6f3ee'],
  muted: ['#574c44', '#aaa39b'],
  accent: ['#88591d', '#d7af69'],
  onAccent: ['#fbfaf7', '#120f0c'],
} as const

// A mail loads no fonts, so it uses similar ones that are installed.
const text = `'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif`
const persian = `Vazirmatn, 'Segoe UI', Tahoma, sans-serif`

/** The font stack of the brand's name, in every language. */
export const wordmark = `'Bodoni Moda', 'Bodoni 72', Didot, Georgia, 'Times New Roman', serif`

/** The font stacks of a language. */
export function fontsFor(locale: Locale): { display: string; text: string } {
  return directionOf(locale) === 'rtl' ? { display: persian, text: persian } : { display: wordmark, text }
}

/** Overrides the inline colours by class in mail programs with a dark mode. */
export const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: inherit; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${colours.ground[1]} !important; }
  .raised { background-color: ${colours.raised[1]} !important; }
  .line { border-color: ${colours.line[1]} !important; }
  .text { color: ${colours.text[1]} !important; }
  .muted { color: ${colours.muted[1]} !important; }
  .accent { color: ${colours.accent[1]} !important; }
  .strand { border-color: ${colours.accent[1]} !important; }
  .button { background-color: ${colours.accent[1]} !important; }
  .label { color: ${colours.onAccent[1]} !important; }
}
`
