import { create } from 'storybook/theming'
import { hexOf, rgbOfOklch } from './design-tokens/oklch.ts'

const oklch = (lightness: number, chroma: number, hue: number) => hexOf(rgbOfOklch(lightness, chroma, hue))

// The values of primitives.css: Storybook calculates with colours and cannot read custom properties.
const palettes = {
  dark: {
    ground: oklch(0.17, 0.008, 60),
    surface: oklch(0.21, 0.01, 59),
    raised: oklch(0.245, 0.011, 58),
    line: oklch(0.335, 0.016, 58),
    lineStrong: oklch(0.6, 0.016, 70),
    text: oklch(0.965, 0.007, 82),
    muted: oklch(0.72, 0.014, 72),
    accent: oklch(0.775, 0.1, 80),
  },
  light: {
    ground: oklch(0.985, 0.004, 85),
    surface: oklch(0.965, 0.007, 82),
    raised: '#ffffff',
    line: oklch(0.885, 0.014, 76),
    lineStrong: oklch(0.535, 0.018, 66),
    text: oklch(0.17, 0.008, 60),
    muted: oklch(0.425, 0.02, 60),
    accent: oklch(0.505, 0.096, 68),
  },
} as const

const mark =
  '<svg viewBox="0 0 28 28" width="28" height="28" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true"><path stroke-width="1.9" d="M3.6 24.2C2.4 12.6 7 4 15.4 4a9 9 0 0 1 0 18 7 7 0 0 1 0-14 5.1 5.1 0 0 1 0 10.2"/><path stroke-width="1.3" d="M6.6 24.6C5.4 15.4 8.1 7.6 13.2 6.2M15.4 18.2a3.2 3.2 0 0 1-.2-6.4"/><path stroke-width="1" d="M9.3 24.4c-1.4-4.6-1-9.6.9-13M18.6 6.6a7.2 7.2 0 0 1 2.9 9.6"/></svg>'

/** Storybook's own interface in the colours and typefaces of the brand. */
export function managerTheme(base: 'dark' | 'light') {
  const { ground, surface, raised, line, lineStrong, text, muted, accent } = palettes[base]
  return create({
    base,
    brandTitle: `<span style="display:inline-flex;align-items:center;gap:10px;color:${text}">${mark}<span style="font:400 26px/1 'Bodoni Moda',Didot,serif;letter-spacing:-0.01em">Chignon</span></span>`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Instrument Sans', system-ui, sans-serif",
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: ground,
    appContentBg: ground,
    appPreviewBg: ground,
    appBorderColor: line,
    appBorderRadius: 2,
    appHoverBg: raised,
    textColor: text,
    textInverseColor: ground,
    textMutedColor: muted,
    barBg: ground,
    barTextColor: muted,
    barHoverColor: text,
    barSelectedColor: accent,
    buttonBg: surface,
    buttonBorder: line,
    booleanBg: surface,
    booleanSelectedBg: raised,
    inputBg: surface,
    inputBorder: lineStrong,
    inputTextColor: text,
    inputBorderRadius: 6,
  })
}
